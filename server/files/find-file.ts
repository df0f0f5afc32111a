import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { leadsNowhere } from './file-error.ts';
import { momentaryVersionOf } from './file-version.ts';

/** A file as it lay on the disk when it was looked for. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly version: string;
}

/** Finds a plain file of a folder: nothing hidden, nothing outside of it, and no pipe that never ends. */
export async function findFile(root: string, address: string): Promise<FoundFile | undefined> {
  if (!isPlainAddress(address)) return undefined;
  const file = path.join(root, address);
  try {
    const [realRoot, realFile, stats] = await Promise.all([
      realpath(root),
      realpath(file),
      stat(file, { bigint: true }),
    ]);
    if (!stats.isFile() || !realFile.startsWith(realRoot + path.sep)) return undefined;
    return { path: file, size: Number(stats.size), version: momentaryVersionOf(stats) };
  } catch (error) {
    if (leadsNowhere(error)) return undefined;
    throw error;
  }
}

/** No step up, no hidden file, nothing that some file system reads as another separator. */
function isPlainAddress(address: string): boolean {
  const isOdd = address.includes('\\') || address.includes('\0');
  return !isOdd && address.split('/').every((part) => part !== '' && !part.startsWith('.'));
}
