import { complainOnce } from '../complain-once.ts';
import type { FindFile, FoundFile } from '../files/find-file.ts';

export const LARGEST_BYTES = 32 * 1024 * 1024;

const FILE_ENDING = /\.(?:avif|jpe?g|png|webp)$/i;

/** A file that, by its name and size, is a picture of which sizes can be made. */
export async function findPicture(find: FindFile, address: string): Promise<FoundFile | undefined> {
  const file = FILE_ENDING.test(address) ? await find(address) : undefined;
  if (!file || file.size <= LARGEST_BYTES) return file;
  complainOnce(`No sizes of ${file.path}: the file is larger than ${LARGEST_BYTES} bytes`);
  return undefined;
}
