import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { complainOnce } from '../errors.ts';
import type { FindFile, FoundFile } from '../find-file.ts';

export const LARGEST_BYTES = 32 * 1024 * 1024;

const FILE_ENDING = /\.(?:avif|jpe?g|png|webp)$/i;

/** A file that, by its name and size, is a picture of which sizes can be made. */
export async function findPicture(find: FindFile, address: string): Promise<FoundFile | undefined> {
  const file = FILE_ENDING.test(address) ? await find(address) : undefined;
  if (!file || file.size <= LARGEST_BYTES) return file;
  complainOnce(`No sizes of ${file.path}: the file is larger than ${LARGEST_BYTES} bytes`);
  return undefined;
}

const MOST_REMEMBERED = 10_000;
const READ_AT_ONCE = 2;

/** Tells files apart by their bytes, and the same picture by another name or date as the same. */
export async function takeFingerprint(
  file: string,
  onPiece?: (piece: Buffer) => void,
): Promise<string> {
  const hash = createHash('sha256');
  // Piece by piece: a server goes on answering between them.
  for await (const piece of createReadStream(file)) {
    hash.update(piece);
    onPiece?.(piece);
  }
  return hash.digest('hex');
}

/** Reads a file for its fingerprint once, and again only when it has changed. */
export function createFingerprints() {
  const limit = pLimit(READ_AT_ONCE);
  const fingerprints = new LRUCache<string, string, string>({
    max: MOST_REMEMBERED,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: path }) => limit(() => takeFingerprint(path)),
  });
  return ({ path, cacheKey }: FoundFile): Promise<string> =>
    fingerprints.forceFetch(cacheKey, { context: path });
}
