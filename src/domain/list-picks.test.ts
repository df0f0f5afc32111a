import { expect, test } from 'vitest';
import { itemWith } from './item.fixture.ts';
import { listPicks } from './picks.ts';

const ribeye = itemWith({ id: 'ribeye', title: { en: 'Ribeye' } });
const steaks = { id: 'steaks', name: { en: 'Steaks' }, items: [ribeye] };
const picks = [
  { id: 'ribeye', count: 2, title: {} },
  { id: 'soup', count: 1, title: { en: 'Soup' } },
];

test('a dish that left the menu is gone', () => {
  const { listed, kept, gone } = listPicks(picks, [steaks]);
  expect(listed).toEqual([{ item: ribeye, count: 2 }]);
  expect(kept.map(({ title, count }) => `${title.en} ${count}`)).toEqual(['Ribeye 2']);
  expect(gone.map(({ id }) => id)).toEqual(['soup']);
});
