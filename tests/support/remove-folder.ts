import { rm } from 'node:fs/promises';

/** Retries: a process that is stopping may still write a file. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, maxRetries: 10 });
}
