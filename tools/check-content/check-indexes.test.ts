import { expect, test } from 'vitest';
import { checkIndexes } from './check-indexes.ts';
import { contentOf, lineOf } from './content.fixture.ts';

const dish = (id: string, index: unknown, categoryEn = 'Steaks') => ({
  id,
  titleEn: id,
  index,
  categoryEn,
});

test.each([
  { why: 'each has its own', items: [dish('a', 1), dish('b', 2)], lines: [] },
  {
    why: 'another category has its own row',
    items: [dish('a', 1), dish('b', 1, 'Soups')],
    lines: [],
  },
  { why: 'none at all', items: [dish('a', undefined), dish('b', '')], lines: [] },
  {
    why: 'a text that is the same number',
    items: [dish('a', 1), dish('b', '1'), dish('c', 2)],
    lines: ['warning duplicate-index a index 1', 'warning duplicate-index b index 1'],
  },
])('$why', ({ items, lines }) => {
  expect(checkIndexes(contentOf({ items })).map(lineOf)).toEqual(lines);
});

test('two categories at one place', () => {
  const sequence = ['x', 'y'].map((id) => ({ id, categoryEn: id, index: 0 }));
  expect(checkIndexes(contentOf({ sequence })).map(lineOf)).toEqual([
    'warning duplicate-index x index 0',
    'warning duplicate-index y index 0',
  ]);
});
