import { expect, test } from 'vitest';
import { itemWith } from '../../domain/item.fixture.ts';
import { listPicks } from './list-picks.ts';

const ribeye = itemWith({ id: 'ribeye', title: { en: 'Ribeye' } });
const steaks = { id: 'steaks', name: { en: 'Steaks' }, items: [ribeye] };
const picks = [
  { id: 'ribeye', count: 2, title: {} },
  { id: 'soup', count: 1, title: { en: 'Soup' } },
];

test.each([
  {
    why: 'a dish that left the menu is gone',
    notLoaded: 0,
    kept: ['Ribeye 2'],
    gone: ['soup'],
  },
  {
    why: 'a dish that may still be loading is kept',
    notLoaded: 7,
    kept: ['Ribeye 2', 'Soup 1'],
    gone: [],
  },
])('$why', ({ notLoaded, kept, gone }) => {
  const lists = listPicks(picks, [{ ...steaks, notLoaded }]);
  expect(lists.listed).toEqual([{ item: ribeye, count: 2 }]);
  expect(lists.kept.map(({ title, count }) => `${title.en} ${count}`)).toEqual(kept);
  expect(lists.gone.map(({ id }) => id)).toEqual(gone);
});
