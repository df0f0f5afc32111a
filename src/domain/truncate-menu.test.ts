import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemWith } from './item.fixture.ts';
import { truncateMenu } from './truncate-menu.ts';

const menuOf = (...counts: readonly number[]) =>
  counts.map((count, section) => ({
    id: `category-${section + 1}`,
    name: {},
    items: Array.from({ length: count }, (_, item) => itemWith({ id: `${section}-${item}` })),
  }));

test.each([
  { why: 'a menu that fits is left as it is', counts: [4, 3], max: 7, kept: [4, 3] },
  { why: 'the first items stay', counts: [4, 15, 9], max: 17, kept: [4, 13, 0] },
  { why: 'no room at all', counts: [2, 2], max: 0, kept: [0, 0] },
])('$why', ({ counts, max, kept }) => {
  const sections = truncateMenu(menuOf(...counts), max);
  expect(sections.map(({ items }) => items.length)).toEqual(kept);
});

test('a section that fits is the same object, and one that is cut adds to what it had not loaded', () => {
  const menu = menuOf(2, 3).map((section) => ({ ...section, notLoaded: 4 }));
  const [first, second] = truncateMenu(menu, 3);
  expect(first).toBe(menu[0]);
  expect(second?.notLoaded).toBe(6);
});

test('the first items are kept, and the others are counted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
      fc.nat(120),
      (counts, max) => {
        const whole = menuOf(...counts);
        const sections = truncateMenu(whole, max);
        expect(sections.map(({ items, notLoaded = 0 }) => items.length + notLoaded)).toEqual(
          counts,
        );
        const kept = sections.flatMap(({ items }) => items);
        expect(kept).toEqual(whole.flatMap(({ items }) => items).slice(0, max));
      },
    ),
  );
});
