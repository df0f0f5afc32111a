import { expect, test } from 'vitest';
import { readsAs } from './script.ts';

test.each([
  { why: 'Latin letters', text: 'Steak night', en: true, ar: false },
  { why: 'Arabic letters', text: 'ليلة الستيك', en: false, ar: true },
  { why: 'Arabic with a Latin name in it', text: 'ستيك Wagyu', en: false, ar: true },
])('$why', ({ text, en, ar }) => {
  expect(readsAs(text, 'en')).toBe(en);
  expect(readsAs(text, 'ar')).toBe(ar);
});
