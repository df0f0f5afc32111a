import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainWriteError } from './errors.ts';

/** What a killed process leaves begins with this. It is hidden, so it is not served. */
export const DRAFT = '.draft-';

/** Writes a file of a folder beside its place, and puts it there by a rename: it is never seen in part. */
export async function writeWhole(
  folder: string,
  name: string,
  data: Buffer | string,
): Promise<void> {
  const draft = path.join(folder, DRAFT + randomUUID());
  const file = path.join(folder, name);
  try {
    await makeFolder(path.dirname(file));
    await writeFile(draft, data, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw explainWriteError(folder, error);
  }
}

/** Node's recursive `mkdir` never ends in `/proc`, for example, and hides that a disk is read-only. */
async function makeFolder(folder: string): Promise<void> {
  if (isFolder(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another process was faster.
    if (!isFolder(folder)) throw error;
  });
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
