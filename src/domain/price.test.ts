import { expect, test } from 'vitest';
import { formatPrice, priceAsNumber } from './price.ts';

test.each([
  { price: '89', currency: 'SR', result: '89 SR' },
  { price: '0', currency: 'SR', result: '0 SR' },
  { price: '24.50', currency: 'ريال', result: '24.50 ريال' },
])('§2 $price is followed by $currency', ({ price, currency, result }) =>
  expect(formatPrice(price, currency)).toBe(result),
);

test.each([
  { why: 'a number', price: '149', number: 149 },
  { why: 'a fraction', price: '24.50', number: 24.5 },
  { why: 'Arabic digits', price: '٢٤٫٥', number: 24.5 },
  { why: 'nothing', price: undefined, number: undefined },
  { why: 'words', price: 'Market price', number: undefined },
  { why: 'two prices', price: '49 / 89', number: undefined },
])('a price for machines: $why', ({ price, number }) => expect(priceAsNumber(price)).toBe(number));
