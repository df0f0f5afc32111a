import { expect, test } from 'vitest';
import { PHONE_WIDTHS, widthOnPhone } from './phone-widths.ts';

test.each([
  { why: 'the whole screen, at two pixels a point', sizes: '100vw', width: 960 },
  {
    why: 'what is for larger screens does not count',
    sizes: '(min-width: 768px) 9rem, 50vw',
    width: 480,
  },
  { why: 'a part of it that no screen changes', sizes: '14.25rem', width: 480 },
  { why: 'more than there is', sizes: '300vw', width: 1280 },
])('$why', ({ sizes, width }) => {
  expect(widthOnPhone(sizes, [320, 480, 960, 1280])).toBe(width);
});

test('pictures of dishes and slides are judged by the widths that the page offers', () => {
  expect(PHONE_WIDTHS).toEqual({ dish: 960, slide: 1280 });
});
