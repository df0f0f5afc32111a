import { type BigIntStats, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isNotFoundError } from './errors.ts';

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Changes whenever the file does. */
  readonly cacheKey: string;
}

/** Finds a file that may be served. Hidden files, links out of the folder, pulled menus and branches are not found. */
export type FindFile = (address: string) => Promise<FoundFile | undefined>;

/** File times have the resolution of the kernel's clock tick, up to 10 ms. */
const STABLE_AFTER_MS = 50;

export function createFinder(root: string): FindFile {
  return async (address) => {
    if (!isPlainAddress(address)) return undefined;
    const file = path.join(root, address);
    try {
      if (!isInside(root, file)) return undefined;
      const stats = await stat(file, { bigint: true });
      // A named pipe would never end.
      if (!stats.isFile()) return undefined;
      return { path: file, size: Number(stats.size), cacheKey: `${cacheKeyOf(stats)} ${file}` };
    } catch (error) {
      if (isNotFoundError(error)) return undefined;
      throw error;
    }
  };
}

/** Follows symbolic links. Throws where there is no such file. */
export function isInside(root: string, file: string): boolean {
  return realpathSync.native(file).startsWith(realpathSync.native(root) + path.sep);
}

/**
 * A file that was just written may be written again with the same size and time. It has another key until
 * its time is safely past, so that what was cached of it is made once more.
 */
export function cacheKeyOf({ ino, size, mtimeNs, mtimeMs }: BigIntStats): string {
  const isStable = Date.now() - Number(mtimeMs) > STABLE_AFTER_MS;
  return [ino, size, mtimeNs, isStable].join(' ');
}

/** Earlier prices and branches that are off are nobody's business; the current ones are served by collection. */
const UNSERVED = /^(?:edition|history\/[^/]*|SteakHouseBranches)\.json$/i;

/** No step up, no hidden file, no character that some file system reads as a separator. */
function isPlainAddress(address: string): boolean {
  const isOdd = address.includes('\\') || address.includes('\0') || UNSERVED.test(address);
  return !isOdd && address.split('/').every((part) => part !== '' && !part.startsWith('.'));
}
