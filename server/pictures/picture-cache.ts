import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, isNotFoundError, warnCounted } from '../errors.ts';
import { writeWhole } from '../write-whole.ts';

/** The folder is measured at the first picture that is written, and then after so many. */
const WRITES_BETWEEN_CHECKS = 50;

/**
 * Variants on the disk. Without a writable disk they are encoded again after a restart. Beyond the limit
 * those go that were not used for the longest time: a file's time is that of its last use.
 */
export function createPictureCache(folder: string, maxBytes: number) {
  const fileOf = (key: string) => path.join(folder, key);
  const warn = (reason: string) => warnCounted(`Sized pictures are not kept: ${reason}`);
  let writes = 0;

  const read = async (key: string): Promise<Buffer | undefined> => {
    try {
      const picture = await readFile(fileOf(key));
      // On a read-only disk nothing is removed, either.
      await utimes(fileOf(key), new Date(), new Date()).catch(() => undefined);
      return picture;
    } catch (error) {
      if (!isNotFoundError(error)) warn(errorMessage(error));
      return undefined;
    }
  };
  const write = async (key: string, picture: Buffer): Promise<void> => {
    try {
      await writeWhole(folder, key, picture);
      if (writes % WRITES_BETWEEN_CHECKS === 0) await removeLeastRecent(folder, maxBytes);
      writes += 1;
    } catch (error) {
      warn(errorMessage(error));
    }
  };
  return { read, write };
}

async function removeLeastRecent(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have removed it.
      const stats = await stat(file).catch(() => undefined);
      return { file, bytes: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 };
    }),
  );
  let bytes = 0;
  for (const each of files.toSorted((one, other) => other.usedAt - one.usedAt)) {
    bytes += each.bytes;
    if (bytes > maxBytes) await rm(each.file, { force: true });
  }
}
