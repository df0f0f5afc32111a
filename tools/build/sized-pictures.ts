import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, warnOnce } from '../../server/errors.ts';
import { createFinder, type FindFile } from '../../server/find-file.ts';
import {
  PICTURE_FORMAT,
  type PictureVariant,
  pictureVariant,
  readPictureWidth,
  widthsFor,
} from '../../server/pictures/encode-picture.ts';
import { findPicture, hashFile } from '../../server/pictures/original-picture.ts';
import { createPictureSizer } from '../../server/pictures/picture-sizer.ts';
import { listContentFiles } from './content-files.ts';

const SIZED_FOLDER = '_sized';

/** While the last variant of one picture is encoded, the next picture's first one need not wait. */
const PICTURES_AT_ONCE = 2;

/** Writes what the server makes when asked, for hosts that can make nothing. */
export async function writeSizedPictures(contentFolder: string, outFolder: string): Promise<void> {
  const sizePicture = createPictureSizer();
  const find = createFinder(contentFolder);
  const originals = await listContentFiles(contentFolder);
  const files = originals.filter((file) => !file.startsWith(`${SIZED_FOLDER}/`)).values();
  let count = 0;

  const writeVariant = async (file: string, variant: PictureVariant) => {
    const picture = await sizePicture(variant);
    if (!picture) return;
    const target = path.join(outFolder, SIZED_FOLDER, String(variant.width), file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.${PICTURE_FORMAT}`, picture);
    count += 1;
  };
  const writeNextFiles = async () => {
    for (const file of files) {
      const variants = await listVariants(find, file);
      await Promise.all(variants.map((variant) => writeVariant(file, variant)));
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, writeNextFiles));
  console.log(`Sized pictures: ${count} in ${path.join(outFolder, SIZED_FOLDER)}`);
}

async function listVariants(find: FindFile, file: string): Promise<readonly PictureVariant[]> {
  const picture = await findPicture(find, file);
  if (!picture) return [];
  try {
    const originalWidth = await readPictureWidth(await readFile(picture.path));
    if (!originalWidth) return [];
    const fingerprint = await hashFile(picture.path);
    return widthsFor(originalWidth).map((width) =>
      pictureVariant(picture.path, fingerprint, width),
    );
  } catch (error) {
    warnOnce(`No sizes of ${picture.path}: ${errorMessage(error)}`);
    return [];
  }
}
