import { CONTENT_FOLDER } from './addresses.ts';

/** Widths that pictures of the embedded content are offered in. */
export const DISH_WIDTHS = [320, 480, 640, 960] as const;
export const SLIDE_WIDTHS = [640, 960, 1280, 1920] as const;

/** How wide a picture is drawn, its cropped sides included, in the terms of the `sizes` attribute. */
export const CARD_SIZES = '14.25rem';
export const DETAIL_SIZES = '(min-width: 768px) 36rem, 100vw';
export const SLIDE_SIZES = '(min-width: 992px) 100vw, (min-width: 576px) 130vw, 175vw';

/** Smaller versions of a picture, in the terms of the `srcset` attribute, where there are any. */
export type FindSrcSet = (address: string, widths: readonly number[]) => string | undefined;

const SIZABLE = /\.(?:avif|jpe?g|png|webp)$/i;

/** The sizes our server and our build make of a picture, if it lies in the content folder. */
export function folderSrcSet(address: string, widths: readonly number[]): string | undefined {
  if (!address.startsWith(CONTENT_FOLDER) || !SIZABLE.test(address)) return undefined;
  const path = address.slice(CONTENT_FOLDER.length);
  const at = (width: number) => `${CONTENT_FOLDER}_sized/${width}/${path}.avif`;
  return srcSetOf(widths, at);
}

/** The sizes an image CDN makes, by a template with `{url}` and `{width}`. */
export function templateSrcSet(
  template: string,
  address: string,
  widths: readonly number[],
): string {
  const url = encodeURIComponent(address);
  const at = (width: number) => template.replaceAll('{url}', url).replaceAll('{width}', `${width}`);
  return srcSetOf(widths, at);
}

function srcSetOf(widths: readonly number[], at: (width: number) => string): string {
  return widths.map((width) => `${at(width)} ${width}w`).join(', ');
}

/** Where the service worker keeps pictures, and what leads to them. */
export const PICTURE_CACHE = 'pictures';
