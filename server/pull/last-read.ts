import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainWriteError } from '../errors.ts';
import { READ_AT, SNAPSHOTS } from './pulled-folder.ts';

const fileIn = (folder: string) => path.join(folder, SNAPSHOTS, READ_AT);

/** Stores the time of this read; it survives restarts. */
export async function recordRead(folder: string): Promise<void> {
  await writeFile(fileIn(folder), new Date().toISOString()).catch((error: unknown) => {
    throw explainWriteError(folder, error);
  });
}

/** Seconds since then. A clock that was set back makes them zero, and never negative. */
export async function readAge(folder: string): Promise<number> {
  const readAt = await readFile(fileIn(folder), 'utf8').catch(() => '');
  const seconds = (Date.now() - Date.parse(readAt)) / 1000;
  return seconds > 0 ? seconds : 0;
}
