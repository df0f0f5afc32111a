import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { warnCounted } from '../errors.ts';
import type { FindFile, FoundFile } from '../find-file.ts';

export const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

const EXTENSION = /\.(?:avif|jpe?g|png|webp)$/i;

/** A file that can be resized, judging by its name and size. */
export async function findPicture(find: FindFile, address: string): Promise<FoundFile | undefined> {
  const file = EXTENSION.test(address) ? await find(address) : undefined;
  if (!file || file.size <= MAX_PICTURE_BYTES) return file;
  warnCounted(`No sizes of ${file.path}: the file is larger than ${MAX_PICTURE_BYTES} bytes`);
  return undefined;
}

const MAX_CACHED_HASHES = 10_000;

/** The SHA-256 of a file's bytes: a renamed copy has the same one. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  // As a stream: the server answers requests between two chunks.
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Hashes a file once, and again only after it has changed. */
export function createFileHashes() {
  const hashes = new LRUCache<string, string, string>({
    max: MAX_CACHED_HASHES,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: path }) => hashFile(path),
  });
  return ({ path, cacheKey }: FoundFile): Promise<string> =>
    hashes.forceFetch(cacheKey, { context: path });
}
