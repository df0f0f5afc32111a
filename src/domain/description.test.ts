import { expect, test } from 'vitest';
import { descriptionParts, formatDescription } from './text-pieces.ts';

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
