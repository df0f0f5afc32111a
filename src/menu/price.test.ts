import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

test.each([
  { price: '89', currency: 'SR', result: '89 SR' },
  { price: '0', currency: 'SR', result: '0 SR' },
  { price: '24.50', currency: 'ريال', result: '24.50 ريال' },
])('§2 $price is followed by $currency', ({ price, currency, result }) =>
  expect(formatPrice(price, currency)).toBe(result),
);
