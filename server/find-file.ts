import { type BigIntStats, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { leadsNowhere } from './errors.ts';
import { createMemory } from './memory.ts';
import { onceATurn } from './once-a-turn.ts';

/** A file as it lay on the disk when it was looked for. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly version: string;
}

/** Finds a plain file of a folder: nothing hidden, nothing outside of it, and no pipe that never ends. */
export type FindFile = (address: string) => Promise<FoundFile | undefined>;

const MOST_REMEMBERED = 10_000;

export function createFinder(root: string): FindFile {
  const look = onceATurn(lookAt);
  const remember = createMemory<string, boolean>(MOST_REMEMBERED);
  return async (address) => {
    if (!isPlainAddress(address)) return undefined;
    const file = path.join(root, address);
    try {
      const found = look(file);
      // The way there may have changed only if another file is at its end.
      const isOurs = found && (await remember(file, found.version, () => isInside(root, file)));
      return isOurs ? found : undefined;
    } catch (error) {
      if (leadsNowhere(error)) return undefined;
      throw error;
    }
  };
}

/** Without waiting: the kernel knows it by heart, and to hand the question to a thread takes longer. */
export function statOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}

function lookAt(file: string): FoundFile | undefined {
  const stats = statOf(file);
  if (!stats?.isFile()) return undefined;
  return { path: file, size: Number(stats.size), version: momentaryVersionOf(stats) };
}

/** No step up, no hidden file, nothing that some file system reads as another separator. */
function isPlainAddress(address: string): boolean {
  const isOdd = address.includes('\\') || address.includes('\0');
  return !isOdd && address.split('/').every((part) => part !== '' && !part.startsWith('.'));
}

/** A link may lead anywhere. */
async function isInside(root: string, file: string): Promise<boolean> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(file)]);
  return realFile.startsWith(realRoot + path.sep);
}

/** A file's times are told apart by the ticks of the kernel's clock, which are up to 10 ms long. */
const SETTLED_AFTER_MS = 50;

/** Changes whenever the file does. */
export function versionOf({ ino, size, mtimeNs }: BigIntStats): string {
  return [ino, size, mtimeNs].map((part) => part.toString(36)).join('-');
}

/**
 * For whoever reads the file the moment it is found. One that was written just now may be written again
 * and look the same: when it has settled, what was made of it is made once more.
 */
export function momentaryVersionOf(stats: BigIntStats): string {
  const isSettled = Date.now() - Number(stats.mtimeMs) > SETTLED_AFTER_MS;
  return isSettled ? versionOf(stats) : `${versionOf(stats)}-new`;
}
