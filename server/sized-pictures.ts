import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DISH_WIDTHS } from '../src/menu/pictures.ts';

/** Every width that a card, a detail or a slide asks for. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
/** Every browser that we support reads it; one that does not is left with the original. */
export const PICTURE_FORMAT = 'avif';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface PictureSource {
  readonly file: string;
  readonly bytes: Buffer;
}

export interface PictureVariant {
  readonly source: PictureSource;
  readonly width: PictureWidth;
  /** Changes with the source's bytes, with the size and with how we encode. */
  readonly key: string;
}

/** Answers the encoded variant, or nothing when its source is no picture that we offer. */
export type PictureSizer = (variant: PictureVariant) => Promise<Buffer | undefined>;

/** The parts of a sizer that a test replaces. */
interface SizerParts {
  readonly cacheFolder?: string;
  readonly encode?: PictureSizer;
}

/** Encoders run on Node's pool of four threads; two stay free to read files. */
const ENCODINGS_AT_ONCE = 2;
const LARGEST_SOURCE_BYTES = 32 * 1024 * 1024;

/**
 * Judged by eye on these photographs: dark gradients without bands, grill marks still crisp.
 * Effort 4 takes four times as long as effort 3 for files that are 5 % smaller.
 */
const ENCODER_OPTIONS = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
const ENCODER_VERSION = `2 ${JSON.stringify(ENCODER_OPTIONS)}`;

// A camera's harmless oddities are warnings, and pass; a file that ends too early does not.
const READER_OPTIONS = { limitInputPixels: 64_000_000, failOn: 'error' } as const;

const FILE_ENDING = /\.(?:avif|jpe?g|png|webp)$/i;
const OFFERED_SOURCES: ReadonlySet<string> = new Set(['avif', 'heif', 'jpeg', 'png', 'webp']);

/** The widths made for static hosts: what a dish is shown in, or, of a wide original, all. */
export function widthsFor(originalWidth: number): readonly PictureWidth[] {
  return originalWidth <= Math.max(...DISH_WIDTHS) ? DISH_WIDTHS : PICTURE_WIDTHS;
}

/** Reads a picture's bytes; nothing when the file's name or size says that we do not offer it. */
export async function readPictureSource(file: string): Promise<PictureSource | undefined> {
  if (!FILE_ENDING.test(file)) return undefined;
  const stats = await stat(file);
  if (!stats.isFile()) return undefined;
  if (stats.size <= LARGEST_SOURCE_BYTES) return { file, bytes: await readFile(file) };
  warnOnce(file, `No sizes of ${file}: the file is larger than ${LARGEST_SOURCE_BYTES} bytes`);
  return undefined;
}

export function pictureVariant(source: PictureSource, width: PictureWidth): PictureVariant {
  const hash = createHash('sha256').update(`${ENCODER_VERSION} ${width}\n`);
  return { source, width, key: hash.update(source.bytes).digest('hex') };
}

/** The width as seen, that is after the turn a camera asked for. */
export async function readPictureWidth(source: PictureSource): Promise<number | undefined> {
  return warnOfFailure(source, async () => (await openPicture(source))?.width);
}

/** Makes variants: each once, a few at a time, and never again while the cache holds it. */
export function createPictureSizer(parts: SizerParts = {}): PictureSizer {
  const { cacheFolder = '.cache/pictures', encode = encodePicture } = parts;
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = takeTurns(ENCODINGS_AT_ONCE);

  const make: PictureSizer = async (variant) => {
    const cached = await readCached(cacheFolder, variant);
    if (cached) return cached;
    const made = await inTurn(() => warnOfFailure(variant.source, () => encode(variant)));
    if (made) await writeCached(cacheFolder, variant, made);
    return made;
  };
  return (variant) => {
    const shared = inFlight.get(variant.key);
    if (shared) return shared;
    const making = make(variant).finally(() => inFlight.delete(variant.key));
    inFlight.set(variant.key, making);
    return making;
  };
}

export async function encodePicture(variant: PictureVariant): Promise<Buffer | undefined> {
  const { source, width } = variant;
  const opened = await openPicture(source);
  return opened?.picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(PICTURE_FORMAT, ENCODER_OPTIONS)
    .toBuffer();
}

async function openPicture({ bytes }: PictureSource) {
  // Loaded late: a server whose pictures are all cached never needs it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(bytes, READER_OPTIONS);
  const { format, pages = 1, autoOrient } = await picture.metadata();
  if (!OFFERED_SOURCES.has(format) || pages > 1 || isAnimatedPng(bytes)) return undefined;
  return { picture, width: autoOrient.width };
}

/** The decoder sees only the first frame of a PNG; what announces more stands before its pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  return bytes.subarray(0, Math.max(bytes.indexOf('IDAT'), 0)).includes('acTL');
}

async function readCached(folder: string, variant: PictureVariant): Promise<Buffer | undefined> {
  try {
    return await readFile(cacheFile(folder, variant));
  } catch (error) {
    const isMiss = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMiss) warnOfCache(folder, error);
    return undefined;
  }
}

async function writeCached(folder: string, variant: PictureVariant, made: Buffer): Promise<void> {
  const temporary = path.join(folder, `${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(temporary, made, { flush: true });
      await rename(temporary, cacheFile(folder, variant));
    } finally {
      await rm(temporary, { force: true });
    }
  } catch (error) {
    warnOfCache(folder, error);
  }
}

function cacheFile(folder: string, { key }: PictureVariant): string {
  return path.join(folder, `${key}.${PICTURE_FORMAT}`);
}

function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function warnOfFailure<T>({ file }: PictureSource, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    warnOnce(file, `No sizes of ${file}: ${reasonOf(error)}`);
    return undefined;
  }
}

function warnOfCache(folder: string, error: unknown): void {
  warnOnce(folder, `Sized pictures are not kept in ${folder}: ${reasonOf(error)}`);
}

const warned = new Set<string>();

/** A broken picture is asked for by every visitor; whoever runs the server is told once. */
function warnOnce(subject: string, message: string): void {
  if (warned.has(subject)) return;
  warned.add(subject);
  console.warn(message);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
}
