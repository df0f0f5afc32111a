import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutDescription } from './card-description.ts';
import { formatDescription } from './description.ts';
import { keepNumbersWhole } from './text-pieces.ts';

const cut = (text: string, mostLetters: number) => {
  const { shown, rest } = cutDescription(text, 'en', mostLetters);
  return `${shown}|${rest}`;
};

test.each([
  { why: 'all of it where it fits', text: 'Rice/Salad', most: 11, result: 'Rice, Salad|' },
  { why: 'up to the last part that fits', text: 'Rice/Salad', most: 10, result: 'Rice|, Salad' },
  {
    why: 'a part whole or not at all',
    text: 'Rice/Salad of the day',
    most: 20,
    result: 'Rice|, Salad of the day',
  },
  {
    why: 'not at a comma within a later part',
    text: 'Rice/Salad, warm',
    most: 13,
    result: 'Rice|, Salad, warm',
  },
  {
    why: 'of a first part that is too long what stands before a comma',
    text: 'Five milk rolls, baked slowly/butter',
    most: 22,
    result: 'Five milk rolls|, baked slowly, butter',
  },
  {
    why: 'or else whole words of it',
    text: 'Rolls baked through the day',
    most: 22,
    result: 'Rolls baked through| the day',
  },
  {
    why: 'a word that ends where the room does',
    text: 'Baked through',
    most: 5,
    result: 'Baked| through',
  },
  { why: 'a word however long', text: 'Baked-through', most: 5, result: 'Baked-through|' },
  {
    why: 'a number and its unit or neither',
    text: 'Striploin 150 g',
    most: 13,
    result: 'Striploin| 150\u00a0g',
  },
  { why: 'nothing of nothing', text: ' / ', most: 5, result: '|' },
])('a card shows $why: "$text" in $most letters', ({ text, most, result }) =>
  expect(cut(text, most)).toBe(result),
);

test('in Arabic the parts are cut at the Arabic comma', () => {
  expect(cutDescription('أرز/سلطة/خبز', 'ar', 10)).toEqual({ shown: 'أرز، سلطة', rest: '، خبز' });
});

test('both pieces joined are always the whole description', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('en', 'ar'), fc.nat(90), (text, language, most) => {
      const { shown, rest } = cutDescription(text, language, most);
      expect(shown + rest).toBe(keepNumbersWhole(formatDescription(text, language)));
    }),
  );
});
