import { complainOnce } from '../complain-once.ts';
import { createMemory } from '../memory.ts';
import { reasonOf } from '../reason.ts';
import { takeTurns } from '../take-turns.ts';
import { encodePicture } from './encode-picture.ts';
import { takeFingerprint } from './fingerprint.ts';
import { createPictureCache } from './picture-cache.ts';
import type { PictureVariant } from './picture-variant.ts';

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
  const inTurn = takeTurns(ENCODINGS_AT_ONCE);
  const remember = createMemory<string, Buffer | undefined>(
    MOST_BYTES,
    (picture) => ENTRY_BYTES + (picture?.length ?? 0),
  );

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
    const made = await inTurn(() => make(variant));
    if (made) await cache.write(variant.key, made);
    return made;
  };
  return (variant) => remember(variant.key, variant.key, () => find(variant));
}

async function readOriginal({ original, fingerprint }: PictureVariant): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const found = await takeFingerprint(original, (piece) => pieces.push(piece));
  if (found !== fingerprint) throw new ChangedPictureError(original);
  return Buffer.concat(pieces);
}
