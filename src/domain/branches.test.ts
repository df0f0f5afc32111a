import { expect, test } from 'vitest';
import { applyBranch, type Branch } from './branches.ts';
import { itemWith } from './item.fixture.ts';

const menu = ['Ribeye', 'soup', 'kunafa'].map((id) =>
  itemWith({ id, price: { en: '165', ar: '١٦٥' } }),
);

const NOTHING = { soldOut: new Set<string>(), hidden: new Set<string>(), prices: new Map() };

/** The dishes of each category: two are in the first, one in the second. */
const apply = (differences: Partial<Branch>, dishes = menu) =>
  applyBranch(
    [
      { id: 'category-1', name: {}, items: dishes.slice(0, 2) },
      { id: 'category-2', name: {}, items: dishes.slice(2) },
    ],
    { id: 'olaya', name: {}, ...NOTHING, ...differences },
  ).map(({ items }) => items);

test('a branch without differences has the same dishes', () => {
  expect(apply({})).toEqual([menu.slice(0, 2), menu.slice(2)]);
});

test('a dish is sold out, hidden or priced otherwise, whatever the case of its id; no category is empty', () => {
  const categories = apply({
    soldOut: new Set(['ribeye', 'none']),
    hidden: new Set(['kunafa']),
    prices: new Map([
      ['ribeye', { en: '170', ar: '170' }],
      ['soup', { en: '24' }],
    ]),
  });
  expect(categories).toEqual([
    [
      { ...menu[0], price: { en: '170', ar: '170' }, soldOut: true },
      // In Arabic the price would be another one: none is shown.
      { ...menu[1], price: { en: '24' } },
    ],
  ]);
});

test('what is sold out everywhere is so in a branch', () => {
  const gone = itemWith({ id: 'gone', soldOut: true });
  expect(apply({}, [gone])[0]?.[0]?.soldOut).toBe(true);
});
