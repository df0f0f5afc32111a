import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutDescription, descriptionParts, formatDescription } from './description.ts';
import { keepNumbersWhole } from './text-pieces.ts';

test.each([
  { why: 'slashes read as commas', text: 'Rice/Salad', en: 'Rice, Salad', ar: 'Rice، Salad' },
  {
    why: 'blanks around slashes vanish',
    text: 'Rice/Salad / Sauce',
    en: 'Rice, Salad, Sauce',
    ar: 'Rice، Salad، Sauce',
  },
  { why: 'empty parts vanish', text: '/Rice// /Salad/', en: 'Rice, Salad', ar: 'Rice، Salad' },
  {
    why: 'a text without slashes stays',
    text: 'Rice, salad',
    en: 'Rice, salad',
    ar: 'Rice, salad',
  },
  { why: 'nothing but slashes is nothing', text: ' / / ', en: '', ar: '' },
])('§2 card: $why', ({ text, en, ar }) => {
  expect(formatDescription(text, 'en')).toBe(en);
  expect(formatDescription(text, 'ar')).toBe(ar);
});

test('§2 detail: split on slashes into separate lines, trimmed, without empty ones', () => {
  expect(descriptionParts(' Rice/ Salad //Sauce ')).toEqual(['Rice', 'Salad', 'Sauce']);
});

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
