import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { isNotEmptyError, isNotFoundError } from '../../server/errors.ts';
import { rendererFolder } from '../../server/renderer.ts';

/** Makes a build beside its place, on the same disk, and puts it there whole. */
export async function replaceFolder(
  folder: string,
  make: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${folder}.${randomUUID()}`;
  try {
    await make(next);
    await moveTo(rendererFolder(next), rendererFolder(folder));
    await moveTo(next, folder);
  } finally {
    for (const made of [next, rendererFolder(next)]) {
      await rm(made, { recursive: true, force: true });
    }
  }
}

async function moveTo(next: string, folder: string): Promise<void> {
  const last = `${folder}.${randomUUID()}`;
  await rename(folder, last).catch((error: unknown) => {
    if (!isNotFoundError(error)) throw error;
  });
  try {
    await rename(next, folder);
  } catch (error) {
    // Another build has put its own there meanwhile.
    if (!isNotEmptyError(error)) throw error;
    return await moveTo(next, folder);
  } finally {
    await rm(last, { recursive: true, force: true });
  }
}
