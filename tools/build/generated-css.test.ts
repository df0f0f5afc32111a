import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { generateCss } from './generated-css.ts';

test.each([
  { currency: 'word', isLoaded: false },
  { currency: 'sign', isLoaded: true },
] as const)(
  'prices by $currency: the glyph of the riyal sign is loaded: $isLoaded',
  async ({ currency, isLoaded }) => {
    expect((await generateCss({ ...brand, currency })).includes('U+20C1')).toBe(isLoaded);
  },
);
