import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  descriptionParts,
  formatDescription,
  hasMatch,
  highlight,
  keepNumbersWhole,
  splitAtNumbers,
} from './text-pieces.ts';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  { why: 'a part of the text', text: 'Ribeye 300 g', query: 'eye', result: 'Rib[eye] 300 g' },
  {
    why: 'every occurrence',
    text: 'Butter, butter',
    query: 'butter',
    result: '[Butter], [butter]',
  },
  { why: 'nothing for an empty query', text: 'Ribeye', query: ' ', result: 'Ribeye' },
  { why: 'nothing where nothing matches', text: 'Ribeye', query: 'soup', result: 'Ribeye' },
  {
    why: 'the letters as written, found by folded ones',
    text: 'شوربة',
    query: 'شوربه',
    result: '[شوربة]',
  },
  { why: 'marks along with their letters', text: 'مُحَمَّر', query: 'محم', result: '[مُحَمَّ]ر' },
  { why: 'a whole letter that folds to two', text: 'Straße', query: 's', result: '[S]tra[ß]e' },
])('highlights $why', ({ text, query, result }) => expect(marked(text, query)).toBe(result));

/** Of all characters. fast-check's unit `binary` first makes a table of them, which takes a second. */
const anyText = fc.string({
  unit: fc
    .integer({ min: 0, max: 0x10ffff })
    .map((code) => String.fromCodePoint(code).toWellFormed()),
});

test('a text has a match if highlighting marks a part of it', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      expect(hasMatch(text, query)).toBe(highlight(text, query).some(({ isMatch }) => isMatch));
    }),
  );
  expect(hasMatch('Striploin, 150\u00a0g', '150 G')).toBe(true);
});

test('the pieces joined are always the text', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      const pieces = highlight(text, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

test.each([
  { why: 'a number and its unit', text: 'Ribeye 300 g', kept: 'Ribeye 300_g', held: ['300 g'] },
  { why: 'in Arabic', text: 'أنجوس، 150 جم، مشوي', kept: 'أنجوس، 150_جم، مشوي', held: ['150 جم'] },
  { why: 'with a decimal', text: '1.4 kg of Angus', kept: '1.4_kg of Angus', held: ['4 kg'] },
  { why: 'Arabic digits', text: '١٫٤ كجم', kept: '١٫٤_كجم', held: ['٤ كجم'] },
  { why: 'each of several', text: '2 x 90 g', kept: '2_x 90_g', held: ['2 x', '90 g'] },
  {
    why: 'a letter and its word',
    text: 'Old T-Bone 1 kg',
    kept: 'Old T-Bone 1_kg',
    held: ['T-Bone', '1 kg'],
  },
  { why: 'not two words', text: 'Dry-aged', kept: 'Dry-aged', held: [] },
  { why: 'a number alone', text: 'marbling score 7', kept: 'marbling score 7', held: [] },
  { why: 'no number', text: 'Rice, Salad', kept: 'Rice, Salad', held: [] },
])('$why stays on one line: "$text"', ({ text, kept, held }) => {
  expect(keepNumbersWhole(text)).toBe(kept.replaceAll('_', '\u00a0'));
  const pieces = splitAtNumbers(text);
  expect(pieces.filter((_, position) => position % 2 === 1)).toEqual(held);
  expect(pieces.join('')).toBe(text);
});

test('the words of a query are highlighted where the text has them', () => {
  const marked = (text: string, query: string) =>
    highlight(text, query).map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text));
  expect(marked('Steak of beef', 'beef steak').join('')).toBe('[Steak] of [beef]');
  expect(marked('Beef steak', 'beef steak').join('')).toBe('[Beef steak]');
  expect(marked('Salad', 'beef steak').join('')).toBe('Salad');
});

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
