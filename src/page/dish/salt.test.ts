import { expect, test } from 'vitest';
import { itemWith } from '../../domain/item.fixture.ts';
import { isHighInSalt, saltGrams } from './dish-facts.ts';

test.each([
  { sodiumMg: 2240, grams: 5.6 },
  { sodiumMg: 2000, grams: 5 },
  { sodiumMg: 40, grams: 0.1 },
  { sodiumMg: 20, grams: 0.05 },
  { sodiumMg: 0, grams: 0 },
])('$sodiumMg mg of sodium are $grams g of salt', ({ sodiumMg, grams }) =>
  expect(saltGrams(sodiumMg)).toBe(grams),
);

test('more than 2,000 mg of sodium is high in salt', () => {
  const isHigh = (sodiumMg?: number) =>
    isHighInSalt(itemWith(sodiumMg === undefined ? { id: 'x' } : { id: 'x', sodiumMg }));
  expect([isHigh(), isHigh(2000), isHigh(2001)]).toEqual([false, false, true]);
});
