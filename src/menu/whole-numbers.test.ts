import { expect, test } from 'vitest';
import { keepNumbersWhole, splitAtNumbers } from './whole-numbers.ts';

test.each([
  { why: 'a number and its unit', text: 'Ribeye 300 g', kept: 'Ribeye 300_g', held: ['300 g'] },
  { why: 'in Arabic', text: 'أنجوس، 150 جم، مشوي', kept: 'أنجوس، 150_جم، مشوي', held: ['150 جم'] },
  { why: 'with a decimal', text: '1.4 kg of Angus', kept: '1.4_kg of Angus', held: ['4 kg'] },
  { why: 'Arabic digits', text: '١٫٤ كجم', kept: '١٫٤_كجم', held: ['٤ كجم'] },
  { why: 'each of several', text: '2 x 90 g', kept: '2_x 90_g', held: ['2 x', '90 g'] },
  { why: 'a number alone', text: 'marbling score 7', kept: 'marbling score 7', held: [] },
  { why: 'no number', text: 'Rice, Salad', kept: 'Rice, Salad', held: [] },
])('$why stays on one line: "$text"', ({ text, kept, held }) => {
  expect(keepNumbersWhole(text)).toBe(kept.replaceAll('_', '\u00a0'));
  const pieces = splitAtNumbers(text);
  expect(pieces.filter((_, position) => position % 2 === 1)).toEqual(held);
  expect(pieces.join('')).toBe(text);
});
