import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { complainOnce } from '../complain-once.ts';
import { leadsNowhere } from '../files/file-error.ts';
import { reasonOf } from '../reason.ts';
import { PICTURE_FORMAT } from './encode-picture.ts';

/** Keeps what was made on the disk. A disk that refuses costs time, and nothing else. */
export function createPictureCache(folder: string) {
  const fileOf = (key: string) => path.join(folder, `${key}.${PICTURE_FORMAT}`);
  const complain = (error: unknown) =>
    complainOnce(`Sized pictures are not kept in ${folder}: ${reasonOf(error)}`);

  const read = async (key: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(fileOf(key));
    } catch (error) {
      if (!leadsNowhere(error)) complain(error);
      return undefined;
    }
  };
  const write = async (key: string, picture: Buffer): Promise<void> => {
    const temporary = path.join(folder, `${randomUUID()}.tmp`);
    try {
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(temporary, picture, { flush: true });
        await rename(temporary, fileOf(key));
      } finally {
        await rm(temporary, { force: true });
      }
    } catch (error) {
      complain(error);
    }
  };
  return { read, write };
}
