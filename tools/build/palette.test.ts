import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { contrast, mix, translucent } from './colour.ts';
import { createPalettes, findPoorContrast } from './palette.ts';

test.each([
  { why: 'black on white', one: '#000000', other: '#ffffff', ratio: 21 },
  { why: 'in either order', one: '#ffffff', other: '#000000', ratio: 21 },
  { why: 'WCAG’s own grey', one: '#767676', other: '#ffffff', ratio: 4.54 },
  { why: 'the same', one: '#a8410f', other: '#a8410f', ratio: 1 },
])('contrast: $why', ({ one, other, ratio }) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('colours mix by their channels', () => {
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  expect(translucent('#13100d', 72)).toBe('rgb(19 16 13 / 72%)');
});

const { colours: _colours, ...withAccentOnly } = brand;

test.each([
  { why: 'orange', accent: { dark: '#f0884a', light: '#a8410f' } },
  { why: 'blue', accent: { dark: '#6fb7ff', light: '#004a9f' } },
  { why: 'green', accent: { dark: '#5fd39a', light: '#0b6b3a' } },
  { why: 'grey', accent: { dark: '#bbbbbb', light: '#444444' } },
])('palettes that derive from an accent alone can be read: $why', ({ accent }) => {
  expect(findPoorContrast(createPalettes({ ...withAccentOnly, accent }))).toEqual([]);
});

test('a field that fails in several places is named once, for the worst', () => {
  const text = { dark: '#555555', light: '#241a13' };
  const colours = { ...brand.colours, text };
  expect(findPoorContrast(createPalettes({ ...brand, colours }))).toEqual([
    expect.stringMatching(/^colours\.text\.dark: text-soft #\w{6} on surface-raised #\w{6} has a/),
  ]);
});
