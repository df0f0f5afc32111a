import { DISH_WIDTHS } from '../../src/domain/pictures.ts';

/** Every width that a card, a detail or a slide asks for. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The widths made for static hosts: what a dish is shown in, or, of a wide original, all. */
export function widthsFor(originalWidth: number): readonly PictureWidth[] {
  return originalWidth <= Math.max(...DISH_WIDTHS) ? DISH_WIDTHS : PICTURE_WIDTHS;
}
