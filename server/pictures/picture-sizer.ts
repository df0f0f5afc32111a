import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { errorMessage, warnCounted } from '../errors.ts';
import { encodePicture, type PictureVariant } from './encode-picture.ts';
import { createPictureCache } from './picture-cache.ts';

/** Returns the encoded variant, or undefined if the original cannot be resized. */
export type PictureSizer = (variant: PictureVariant) => Promise<Buffer | undefined>;

interface SizerParts {
  readonly cacheFolder?: string;
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
export function createPictureSizer({
  cacheFolder = '.cache/pictures',
  encode = encodePicture,
  maxDiskBytes = MAX_DISK_BYTES,
}: SizerParts = {}): PictureSizer {
  const cache = createPictureCache(cacheFolder, maxDiskBytes);
  const limit = pLimit(ENCODE_CONCURRENCY);

  const make: PictureSizer = async ({ original, originalHash, size }) => {
    const bytes = await readFile(original);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== originalHash) throw new ChangedPictureError(original);
    try {
      return await encode(bytes, size);
    } catch (error) {
      warnCounted(`No sizes of ${original}: ${errorMessage(error)}`);
      return undefined;
    }
  };
  const results = new LRUCache<string, { readonly picture: Buffer | undefined }, PictureVariant>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ picture }) => ENTRY_BYTES + (picture?.length ?? 0),
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context }) => {
      const cached = await cache.read(key);
      const picture = cached ?? (await limit(() => make(context)));
      if (picture && !cached) await cache.write(key, picture);
      return { picture };
    },
  });
  return async (variant) => (await results.forceFetch(variant.key, { context: variant })).picture;
}
