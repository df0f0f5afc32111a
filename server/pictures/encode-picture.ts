import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { DISH_WIDTHS, PREVIEW_SIZE, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';

/** A width of a `srcset`, or the picture of a link preview. */
export type PictureSize = number | 'preview';

const LARGEST_WIDTH = Math.max(...DISH_WIDTHS, ...SLIDE_WIDTHS);

export function isOfferedWidth(width: number): boolean {
  return [...DISH_WIDTHS, ...SLIDE_WIDTHS].some((offered) => offered === width);
}

/** All supported browsers read it; others fall back to the original. */
export const PICTURE_FORMAT = 'avif';

/**
 * Judged by eye on these photographs: dark gradients without bands, grill marks still crisp.
 * Effort 4 takes four times as long as effort 3 for files that are 5 % smaller.
 */
const ENCODER_OPTIONS = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
const ENCODER_VERSION = createHash('sha256')
  .update(`2 ${JSON.stringify(ENCODER_OPTIONS)}`)
  .digest('hex')
  .slice(0, 8);

// Harmless oddities of cameras are warnings and pass; a truncated file is an error.
const READER_OPTIONS = { limitInputPixels: 64_000_000, failOn: 'error' } as const;

const RESIZABLE_FORMATS: ReadonlySet<string> = new Set(['avif', 'heif', 'jpeg', 'png', 'webp']);

/** Others that sharp reads (TIFF, and HEIC if its build can) are converted. */
export const SHOWN_FORMATS: ReadonlyMap<string, string> = new Map([
  ['gif', 'gif'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['svg', 'svg'],
  ['webp', 'webp'],
]);

/** Scales a picture. Returns undefined for formats that we do not resize; throws if it is broken. */
export async function encodePicture(
  original: Buffer,
  size: PictureSize,
  { effort }: { readonly effort: number } = ENCODER_OPTIONS,
): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const picture = sharp(original, READER_OPTIONS).autoOrient();
  const { format, pages = 1 } = await picture.metadata();
  if (!RESIZABLE_FORMATS.has(format) || pages > 1) return undefined;
  if (size === 'preview') return encodePreview(picture);
  return picture
    .resize({ width: size, withoutEnlargement: true })
    .toFormat(PICTURE_FORMAT, { ...ENCODER_OPTIONS, effort })
    .toBuffer();
}

/** Some chats show no larger ones. */
export const MAX_PREVIEW_BYTES = 300_000;
const PREVIEW_QUALITIES = [80, 65, 50, 35, 20];

/** A JPEG in the best quality that keeps it small. */
async function encodePreview(picture: Sharp): Promise<Buffer | undefined> {
  const sized = picture.resize(PREVIEW_SIZE).flatten({ background: '#ffffff' });
  for (const quality of PREVIEW_QUALITIES) {
    const preview = await sized.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (preview.length <= MAX_PREVIEW_BYTES) return preview;
  }
  return undefined;
}

/** A picture that browsers show, as it is or converted; or why there is none. */
export async function toShownPicture(bytes: Buffer) {
  const sharp = await loadSharp();
  let kind = '';
  try {
    const { format, mediaType = format, compression } = await sharp(bytes).metadata();
    kind = ` (${mediaType})`;
    const extension = compression === 'av1' ? 'avif' : SHOWN_FORMATS.get(format);
    if (extension !== undefined) return { bytes, extension };
    const converted = await sharp(bytes, READER_OPTIONS)
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return { bytes: converted, extension: 'webp' };
  } catch {
    return { problem: `is no picture that pages show${kind}` };
  }
}

/** Imported on demand: not needed while all sized pictures are in the cache. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** A file name that changes with the original's bytes, the size and the encoder's options. */
export function pictureName(original: Buffer, size: PictureSize): string {
  const hash = createHash('sha256').update(original).digest('hex');
  return `${hash}-${size}-${ENCODER_VERSION}.${size === 'preview' ? 'jpg' : PICTURE_FORMAT}`;
}
