import { createHash } from 'node:crypto';
import { DISH_WIDTHS } from '../../src/domain/pictures.ts';

/** Every width that a card, a detail or a slide asks for. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The widths made for static hosts: what a dish is shown in, or, of a wide original, all. */
export function widthsFor(originalWidth: number): readonly PictureWidth[] {
  return originalWidth <= Math.max(...DISH_WIDTHS) ? DISH_WIDTHS : PICTURE_WIDTHS;
}

/** Every browser that we support reads it; one that does not is left with the original. */
export const PICTURE_FORMAT = 'avif';

/**
 * Judged by eye on these photographs: dark gradients without bands, grill marks still crisp.
 * Effort 4 takes four times as long as effort 3 for files that are 5 % smaller.
 */
const ENCODER_OPTIONS = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
export const ENCODER_VERSION = createHash('sha256')
  .update(`2 ${JSON.stringify(ENCODER_OPTIONS)}`)
  .digest('hex')
  .slice(0, 8);

// A camera's harmless oddities are warnings, and pass; a file that ends too early does not.
const READER_OPTIONS = { limitInputPixels: 64_000_000, failOn: 'error' } as const;

const OFFERED_SOURCES: ReadonlySet<string> = new Set(['avif', 'heif', 'jpeg', 'png', 'webp']);

const SHOWN_FORMATS: ReadonlyMap<string, string> = new Map([
  ['gif', 'gif'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);

/** Scales a picture; answers nothing for one that we do not offer, and throws when it is broken. */
export async function encodePicture(
  original: Buffer,
  width: PictureWidth,
  { effort }: { readonly effort: number } = ENCODER_OPTIONS,
): Promise<Buffer | undefined> {
  const opened = await openPicture(original);
  return opened?.picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(PICTURE_FORMAT, { ...ENCODER_OPTIONS, effort })
    .toBuffer();
}

/** The width as seen, that is after the turn a camera asked for. */
export async function readPictureWidth(original: Buffer): Promise<number | undefined> {
  return (await openPicture(original))?.width;
}

/** The file ending of a picture that browsers show; nothing for other bytes. */
export async function findPictureEnding(bytes: Buffer): Promise<string | undefined> {
  const sharp = await loadSharp();
  try {
    const { format, compression } = await sharp(bytes).metadata();
    return compression === 'av1' ? 'avif' : SHOWN_FORMATS.get(format);
  } catch {
    return undefined;
  }
}

async function openPicture(original: Buffer) {
  const sharp = await loadSharp();
  const picture = sharp(original, READER_OPTIONS);
  const { format, pages = 1, autoOrient } = await picture.metadata();
  if (!OFFERED_SOURCES.has(format) || pages > 1 || isAnimatedPng(original)) return undefined;
  return { picture, width: autoOrient.width };
}

/** Imported on demand: a server whose sized pictures are all on the disk never needs it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** The decoder sees only the first frame of a PNG; what announces more stands before its pixels. */
function isAnimatedPng(original: Buffer): boolean {
  return original.subarray(0, Math.max(original.indexOf('IDAT'), 0)).includes('acTL');
}

/** A picture in one of the sizes that are offered of it. */
export interface PictureVariant {
  readonly original: string;
  readonly fingerprint: string;
  readonly width: PictureWidth;
  /** Changes with the original's bytes, with the size and with how we encode. */
  readonly key: string;
}

export function pictureVariant(
  original: string,
  fingerprint: string,
  width: PictureWidth,
): PictureVariant {
  return { original, fingerprint, width, key: `${fingerprint}-${width}-${ENCODER_VERSION}` };
}
