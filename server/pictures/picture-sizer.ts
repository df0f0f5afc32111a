import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { errorMessage, warnCounted } from '../errors.ts';
import type { FoundFile } from '../find-file.ts';
import { encodePicture, type PictureSize, pictureName } from './encode-picture.ts';
import { createPictureCache } from './picture-cache.ts';

export interface SizedPicture {
  /** Changes with the picture. */
  readonly name: string;
  /** Undefined if the original cannot be resized. */
  readonly bytes: Buffer | undefined;
}

export type PictureSizer = (original: FoundFile, size: PictureSize) => Promise<SizedPicture>;

interface SizerParts {
  readonly cacheFolder?: string;
  readonly encode?: typeof encodePicture;
  readonly maxDiskBytes?: number;
}

/** Encoders run on libuv's four threads; two stay free to read files. */
export const ENCODE_CONCURRENCY = 2;

/** Bounds the memory: originals may be large. */
const READ_CONCURRENCY = 2;

/** Several menus of 500 dishes. */
const MAX_DISK_BYTES = 512_000_000;

/** Failures are cached too, so that a broken picture is decoded once. */
const MAX_CACHED_BYTES = 32_000_000;
const ENTRY_BYTES = 200;

/** Encodes each size of a picture once, a few at a time; results are cached in memory and on the disk. */
export function createPictureSizer({
  cacheFolder = '.cache/pictures',
  encode = encodePicture,
  maxDiskBytes = MAX_DISK_BYTES,
}: SizerParts = {}): PictureSizer {
  const cache = createPictureCache(cacheFolder, maxDiskBytes);
  const limitReads = pLimit(READ_CONCURRENCY);
  const limitEncodes = pLimit(ENCODE_CONCURRENCY);

  const make: PictureSizer = async ({ path }, size) => {
    // It may have been edited since it was looked for on the disk.
    const original = await readFile(path);
    const name = pictureName(original, size);
    try {
      const bytes = await encode(original, size);
      if (bytes) await cache.write(name, bytes);
      return { name, bytes };
    } catch (error) {
      warnCounted(`No sizes of ${path}: ${errorMessage(error)}`);
      return { name, bytes: undefined };
    }
  };
  const results = new LRUCache<string, SizedPicture, Parameters<PictureSizer>>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + (bytes?.length ?? 0),
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: [file, size] }) => {
      const name = await limitReads(async () => pictureName(await readFile(file.path), size));
      const bytes = await cache.read(name);
      return bytes ? { name, bytes } : limitEncodes(() => make(file, size));
    },
  });
  return (file, size) => results.forceFetch(`${size} ${file.cacheKey}`, { context: [file, size] });
}
