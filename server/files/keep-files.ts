import { readFile } from 'node:fs/promises';
import type { FoundFile } from '../find-file.ts';
import { createMemory } from '../memory.ts';
import { type Bodies, bytesOf, type Representation, represent } from '../representation.ts';
import { takeTurns } from '../take-turns.ts';
import { isCompressible, typeOf } from './file-type.ts';

/** In all, for one folder. */
const MOST_BYTES = 32_000_000;

/** A text is worth more room than a picture: it would have to be compressed again. */
const LARGEST_TEXT_BYTES = 8_000_000;
const LARGEST_PICTURE_BYTES = 1_000_000;

/** So that those who ask for everything at once do not fill the memory before anything is forgotten. */
const READ_AT_ONCE = 4;

/** The encodings of a text whose bytes lie in a file. */
export type EncodeFile = (file: string, bytes: Buffer) => Promise<Bodies>;

export type KeepFile = (file: FoundFile) => Promise<Representation>;

/** Holds the files that were asked for last as they travel, each until it changes. */
export function keepFiles(encode: EncodeFile): KeepFile {
  const remember = createMemory<string, Representation>(MOST_BYTES, bytesOf);
  const inTurn = takeTurns(READ_AT_ONCE);

  const load = async (file: string): Promise<Representation> => {
    const bytes = await readFile(file);
    const bodies = isCompressible(file) ? await encode(file, bytes) : { identity: bytes };
    return represent(typeOf(file), bodies);
  };
  return (file) => remember(file.path, file.version, () => inTurn(() => load(file.path)));
}

/** Whether a file is small enough to be kept. A larger one is read, piece by piece, as it is sent. */
export function isKeepable({ path, size }: FoundFile): boolean {
  return size <= (isCompressible(path) ? LARGEST_TEXT_BYTES : LARGEST_PICTURE_BYTES);
}
