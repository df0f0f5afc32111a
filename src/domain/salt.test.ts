import { expect, test } from 'vitest';
import { saltGrams } from './salt.ts';

test.each([
  { sodiumMg: 2240, grams: 5.6 },
  { sodiumMg: 2000, grams: 5 },
  { sodiumMg: 40, grams: 0.1 },
  { sodiumMg: 20, grams: 0.05 },
  { sodiumMg: 0, grams: 0 },
])('$sodiumMg mg of sodium are $grams g of salt', ({ sodiumMg, grams }) =>
  expect(saltGrams(sodiumMg)).toBe(grams),
);
