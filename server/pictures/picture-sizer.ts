import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { complainOnce, leadsNowhere, reasonOf } from '../errors.ts';
import { encodePicture, PICTURE_FORMAT, type PictureVariant } from './encode-picture.ts';
import { takeFingerprint } from './original-picture.ts';

/** Answers the encoded variant, or nothing when its original is no picture that we offer. */
export type PictureSizer = (variant: PictureVariant) => Promise<Buffer | undefined>;

/** The parts of a sizer that a test replaces. */
interface SizerParts {
  readonly cacheFolder?: string;
  readonly encode?: typeof encodePicture;
}

/** Encoders run on Node's pool of four threads; two stay free to read files. */
const ENCODINGS_AT_ONCE = 2;

/** Of pictures that were asked for last; one that is broken is remembered too, and weighs little. */
const MOST_BYTES = 32_000_000;
const ENTRY_BYTES = 200;

/** Somebody edits the picture while its sizes are made: this one is no longer to be had. */
class ChangedPictureError extends Error {
  override readonly name = 'ChangedPictureError';
  readonly statusCode = 404;
}

/** Makes variants: each once, a few at a time, and never again while memory or disk holds it. */
export function createPictureSizer(parts: SizerParts = {}): PictureSizer {
  const { cacheFolder = '.cache/pictures', encode = encodePicture } = parts;
  const cache = createPictureCache(cacheFolder);
  const limit = pLimit(ENCODINGS_AT_ONCE);

  const make: PictureSizer = async (variant) => {
    const original = await readOriginal(variant);
    try {
      return await encode(original, variant.width);
    } catch (error) {
      complainOnce(`No sizes of ${variant.original}: ${reasonOf(error)}`);
      return undefined;
    }
  };
  const find: PictureSizer = async (variant) => {
    const cached = await cache.read(variant.key);
    if (cached) return cached;
    const made = await limit(() => make(variant));
    if (made) await cache.write(variant.key, made);
    return made;
  };
  const results = new LRUCache<string, { readonly picture: Buffer | undefined }, PictureVariant>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ picture }) => ENTRY_BYTES + (picture?.length ?? 0),
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => ({ picture: await find(context) }),
  });
  return async (variant) => (await results.forceFetch(variant.key, { context: variant })).picture;
}

async function readOriginal({ original, fingerprint }: PictureVariant): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const found = await takeFingerprint(original, (piece) => pieces.push(piece));
  if (found !== fingerprint) throw new ChangedPictureError(original);
  return Buffer.concat(pieces);
}

/** Keeps what was made on the disk. A disk that refuses costs time, and nothing else. */
export function createPictureCache(folder: string) {
  const fileOf = (key: string) => path.join(folder, `${key}.${PICTURE_FORMAT}`);
  const complain = (error: unknown) =>
    complainOnce(`Sized pictures are not kept in ${folder}: ${reasonOf(error)}`);

  const read = async (key: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(fileOf(key));
    } catch (error) {
      if (!leadsNowhere(error)) complain(error);
      return undefined;
    }
  };
  const write = async (key: string, picture: Buffer): Promise<void> => {
    const temporary = path.join(folder, `${randomUUID()}.tmp`);
    try {
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(temporary, picture, { flush: true });
        await rename(temporary, fileOf(key));
      } finally {
        await rm(temporary, { force: true });
      }
    } catch (error) {
      complain(error);
    }
  };
  return { read, write };
}
