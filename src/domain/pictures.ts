import { CONTENT_FOLDER } from './addresses.ts';

export const DISH_WIDTHS = [320, 480, 640, 960] as const;
export const SLIDE_WIDTHS = [640, 960, 1280, 1920] as const;

/** Values of the `sizes` attribute. Cropped sides count. */
export const CARD_SIZES = '14.25rem';
export const DETAIL_SIZES = '(min-width: 768px) 36rem, 100vw';
export const SLIDE_SIZES = '(min-width: 576px) 100vw, 130vw';

export type FindSrcSet = (address: string, widths: readonly number[]) => string | undefined;

const SIZABLE = /\.(?:avif|jpe?g|png|webp)$/i;

export function folderSrcSet(address: string, widths: readonly number[]): string | undefined {
  if (!address.startsWith(CONTENT_FOLDER) || !SIZABLE.test(address)) return undefined;
  const path = address.slice(CONTENT_FOLDER.length);
  const at = (width: number) => `${CONTENT_FOLDER}_sized/${width}/${path}.avif`;
  return srcSetOf(widths, at);
}

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The JPEG for link previews: few chats show AVIF or WebP, and none a picture of several megabytes. */
export function previewPicture(address: string | undefined): string | undefined {
  if (!address?.startsWith(CONTENT_FOLDER) || !SIZABLE.test(address)) return address;
  return `${CONTENT_FOLDER}_preview/${address.slice(CONTENT_FOLDER.length)}.jpg`;
}

export function isOwnPreview(address: string): boolean {
  return address.startsWith(`${CONTENT_FOLDER}_preview/`);
}

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

export const PICTURE_CACHE = 'pictures';
