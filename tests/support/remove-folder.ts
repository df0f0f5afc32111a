import { rm } from 'node:fs/promises';

/** Tries again where somebody who has been told to stop had one more file to write. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, maxRetries: 10 });
}
