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
