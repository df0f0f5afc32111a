import { expect, test } from 'vitest';
import { factsOf, formatCalories } from './facts.ts';
import { itemWith } from './item.fixture.ts';

const item = itemWith({
  id: 'soup',
  calories: { en: '0', ar: '0' },
  allergens: { en: 'Milk' },
});

test('§5 calories and allergens only if present, in the language asked for', () => {
  expect(factsOf(item, 'en')).toEqual([
    { kind: 'calories', value: '0' },
    { kind: 'allergens', value: 'Milk' },
  ]);
  expect(factsOf(item, 'ar')).toEqual([{ kind: 'calories', value: '0' }]);
});

test.each([
  { why: 'with a unit they say it themselves', stored: '780 kcal', shown: '780\u00a0kcal' },
  { why: 'in Arabic, too', stored: '780 سعرة', shown: '780\u00a0سعرة' },
  { why: 'a bare number is told what it counts', stored: '780', shown: 'Calories: 780' },
])('$why: "$stored"', ({ stored, shown }) => {
  expect(formatCalories(stored, 'Calories:')).toBe(shown);
});
