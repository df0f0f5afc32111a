import { DETAIL_SIZES, DISH_WIDTHS, SLIDE_SIZES, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';

/** The smallest that is common: what is too small for it is too small for every other. */
const ORDINARY_PHONE = { width: 360, density: 2 } as const;

/** The widths of pictures that the page asks for on an ordinary phone, where it draws them largest. */
export const PHONE_WIDTHS = {
  dish: widthOnPhone(DETAIL_SIZES, DISH_WIDTHS),
  slide: widthOnPhone(SLIDE_SIZES, SLIDE_WIDTHS),
} as const;

/** The one of the offered widths that a browser picks by the `sizes` attribute. */
export function widthOnPhone(sizes: string, widths: readonly number[]): number {
  // What has no condition stands last, and is for the narrowest screens.
  const [, amount = '', unit] = /([\d.]+)(vw|rem)$/.exec(sizes) ?? [];
  const pixels = Number(amount) * (unit === 'vw' ? ORDINARY_PHONE.width / 100 : 16);
  const needed = pixels * ORDINARY_PHONE.density;
  return widths.find((width) => width >= needed) ?? Math.max(...widths);
}
