import { expect, test } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { contentOf, lineOf } from './content.fixture.ts';

test.each([
  { why: 'the same number', priceEn: '42', priceAr: 42, lines: [] },
  { why: 'the same number in other digits', priceEn: '42.50', priceAr: '٤٢٫٥', lines: [] },
  { why: 'no price', lines: [] },
  { why: 'a price in one language only is no matter of numbers', priceEn: '42', lines: [] },
  {
    why: 'another number',
    priceEn: '42',
    priceAr: '٤٣',
    lines: ['error price d priceAr ٤٣, not 42'],
  },
  {
    why: 'no number',
    priceEn: 'Market price',
    priceAr: '42',
    lines: ['warning price d priceEn Market price'],
  },
  {
    why: 'a number and its currency',
    priceEn: '42 SR',
    priceAr: '42 ريال',
    lines: ['warning price d priceEn 42 SR', 'warning price d priceAr 42 ريال'],
  },
])('$why', ({ priceEn, priceAr, lines }) => {
  const items = [{ id: 'd', titleEn: 'Dish', priceEn, priceAr }];
  expect(checkPrices(contentOf({ items })).map(lineOf)).toEqual(lines);
});
