import { expect, test } from 'vitest';
import { formatPrice, parseNumber } from './price.ts';

test.each([
  { price: '89', currency: 'SR', result: '89 SR' },
  { price: '0', currency: 'SR', result: '0 SR' },
  { price: '24.50', currency: 'ريال', result: '24.50 ريال' },
  { price: '٢٤٫٥', currency: 'ريال', result: '٢٤٫٥ ريال' },
  { price: '49 / 89', currency: 'SR', result: '49 / 89 SR' },
])('§2 $price is followed by $currency', ({ price, currency, result }) =>
  expect(formatPrice(price, currency)).toBe(result),
);

test.each([
  'Market price',
  'حسب السوق',
  'SR 45',
  '45 SR',
  'S.R. 45',
  '45 sar',
  '45 riyals',
  '45 ريال',
  '٤٥ ريالًا',
  '45 ر.س',
  '\u20c1 45',
  '﷼ 45',
  '$12',
])('§2 %s is shown as it is stored', (price) => {
  expect(formatPrice(price, 'SR')).toBe(price);
});

test.each([
  { why: 'a number', price: '149', number: 149 },
  { why: 'a fraction', price: '24.50', number: 24.5 },
  { why: 'thousands', price: '1,250.50', number: 1250.5 },
  { why: 'millions', price: '1,250,000', number: 1_250_000 },
  { why: 'Arabic digits', price: '٢٤٫٥', number: 24.5 },
  { why: 'Arabic thousands', price: '١٬٢٥٠', number: 1250 },
  { why: 'nothing', price: undefined, number: undefined },
  { why: 'words', price: 'Market price', number: undefined },
  { why: 'two prices', price: '49 / 89', number: undefined },
  { why: 'two numbers with a comma', price: '49,89', number: undefined },
])('a price for machines: $why', ({ price, number }) => expect(parseNumber(price)).toBe(number));
