import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createPictureSizer,
  PICTURE_FORMAT,
  type PictureVariant,
  pictureVariant,
  readPictureSource,
  readPictureWidth,
  widthsFor,
} from '../../server/sized-pictures.ts';

const SIZED_FOLDER = '_sized';

/** While the last variant of one picture is encoded, the next picture's first one need not wait. */
const PICTURES_AT_ONCE = 2;

/** Writes what the server makes when asked, for hosts that can make nothing. */
export async function writeSizedPictures(contentFolder: string, outFolder: string): Promise<void> {
  const sizePicture = createPictureSizer();
  const files = (await listFiles(contentFolder)).values();
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
      const variants = await listVariants(path.join(contentFolder, file));
      await Promise.all(variants.map((variant) => writeVariant(file, variant)));
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, writeNextFiles));
  console.log(`Sized pictures: ${count} in ${path.join(outFolder, SIZED_FOLDER)}`);
}

/** Paths inside the folder, without what the server hides. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => part.startsWith('.')))
    .filter((file) => !file.startsWith(SIZED_FOLDER + path.sep));
}

async function listVariants(file: string): Promise<readonly PictureVariant[]> {
  const source = await readPictureSource(file);
  const originalWidth = source && (await readPictureWidth(source));
  if (!originalWidth) return [];
  return widthsFor(originalWidth).map((width) => pictureVariant(source, width));
}
