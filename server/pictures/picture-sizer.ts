import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { errorMessage, warnCounted } from '../errors.ts';
import {
  encodePicture,
  encodePreview,
  PICTURE_FORMAT,
  type PictureVariant,
} from './encode-picture.ts';
import { hashFile } from './original-picture.ts';
import { createPictureCache } from './picture-cache.ts';

/** Returns the encoded variant, or undefined if the original cannot be resized. */
export type PictureSizer = (variant: PictureVariant) => Promise<Buffer | undefined>;

interface SizerParts {
  readonly cacheFolder?: string;
  /** The extension of cached files. */
  readonly format?: string;
  readonly encode?: typeof encodePicture;
  readonly maxDiskBytes?: number;
}

/** Encoders run on libuv's four threads; two stay free to read files. */
export const ENCODE_CONCURRENCY = 2;

/** Several menus of 500 dishes. */
const MAX_DISK_BYTES = 512_000_000;

/** Failures are cached too, so that a broken picture is decoded once. */
const MAX_CACHED_BYTES = 32_000_000;
const ENTRY_BYTES = 200;

/** The original was edited between the request and its encoding. */
class ChangedPictureError extends Error {
  override readonly name = 'ChangedPictureError';
  readonly statusCode = 404;
}

/** Encodes each variant once, a few at a time; results are cached in memory and on the disk. */
export function createPictureSizer(parts: SizerParts = {}): PictureSizer {
  const {
    cacheFolder = '.cache/pictures',
    encode = encodePicture,
    format = PICTURE_FORMAT,
    maxDiskBytes = MAX_DISK_BYTES,
  } = parts;
  const cache = createPictureCache(cacheFolder, format, maxDiskBytes);
  const limit = pLimit(ENCODE_CONCURRENCY);

  const make: PictureSizer = async (variant) => {
    const original = await readOriginal(variant);
    try {
      return await encode(original, variant.width);
    } catch (error) {
      warnCounted(`No sizes of ${variant.original}: ${errorMessage(error)}`);
      return undefined;
    }
  };
  const readOrEncode: PictureSizer = async (variant) => {
    const cached = await cache.read(variant.key);
    if (cached) return cached;
    const made = await limit(() => make(variant));
    if (made) await cache.write(variant.key, made);
    return made;
  };
  const results = new LRUCache<string, { readonly picture: Buffer | undefined }, PictureVariant>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ picture }) => ENTRY_BYTES + (picture?.length ?? 0),
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => ({ picture: await readOrEncode(context) }),
  });
  return async (variant) => (await results.forceFetch(variant.key, { context: variant })).picture;
}

/** Makes the pictures of link previews. */
export function createPreviewSizer(): PictureSizer {
  return createPictureSizer({ encode: encodePreview, format: 'jpg' });
}

async function readOriginal({ original, originalHash }: PictureVariant): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const found = await hashFile(original, (chunk) => chunks.push(chunk));
  if (found !== originalHash) throw new ChangedPictureError(original);
  return Buffer.concat(chunks);
}
