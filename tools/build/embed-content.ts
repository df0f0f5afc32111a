import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { contentPath } from '../../server/addresses.ts';
import { isPulledPicture, readCollectionFiles } from '../../server/content-folder.ts';
import { errorMessage, warnCounted } from '../../server/errors.ts';
import { createFinder, type FindFile } from '../../server/find-file.ts';
import {
  PICTURE_FORMAT,
  PICTURE_WIDTHS,
  type PictureVariant,
  pictureVariant,
  readPictureWidth,
  widthsFor,
} from '../../server/pictures/encode-picture.ts';
import { findPicture, hashFile } from '../../server/pictures/original-picture.ts';
import { createPictureSizer } from '../../server/pictures/picture-sizer.ts';

const SIZED_FOLDER = '_sized';

/** Keeps the encoder busy while the last variant of a picture is encoded. */
const CONCURRENT_PICTURES = 2;

/** Puts the content into a static build: its files, and its pictures in every size that the page requests. */
export async function embedContent(
  folder: string,
  slidePictures: readonly string[],
  target: string,
): Promise<void> {
  await copyContent(folder, target);
  await writeSizedPictures(folder, new Set(slidePictures.map(contentPath)), target);
}

/** The addresses of the files in a folder that the server would serve, without pictures of earlier menus. */
async function listContentFiles(folder: string): Promise<readonly string[]> {
  const find = createFinder(folder);
  const names = await readdir(folder, { recursive: true });
  const addresses = names.map((name) => name.split(path.sep).join('/'));
  const collections = await readCollectionFiles(folder);
  const menu = collections.map(({ bytes = [] }) => Buffer.from(bytes).toString()).join('\n');
  const found = await Promise.all(
    addresses.map(async (address) => {
      const isUsed = !isPulledPicture(address) || menu.includes(address);
      return isUsed && (await find(address)) ? [address] : [];
    }),
  );
  return found.flat();
}

/** Copies what the server would serve. Links become copies of their targets. */
export async function copyContent(folder: string, target: string): Promise<void> {
  for (const address of await listContentFiles(folder)) {
    const copy = path.join(target, address);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(folder, address), copy);
  }
  for (const { name, bytes } of await readCollectionFiles(folder)) {
    if (bytes) await writeFile(path.join(target, `${name}.json`), bytes);
  }
}

/** Writes the picture sizes that our server makes on request, for static hosts. */
async function writeSizedPictures(
  contentFolder: string,
  slides: ReadonlySet<string | undefined>,
  outFolder: string,
): Promise<void> {
  const sizePicture = createPictureSizer();
  const find = createFinder(contentFolder);
  const originals = await listContentFiles(contentFolder);
  const files = originals.filter((file) => !file.startsWith(`${SIZED_FOLDER}/`));
  let count = 0;

  const writeVariant = async (file: string, variant: PictureVariant) => {
    const picture = await sizePicture(variant);
    if (!picture) return;
    const target = path.join(outFolder, SIZED_FOLDER, String(variant.width), file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.${PICTURE_FORMAT}`, picture);
    count += 1;
  };
  const limit = pLimit(CONCURRENT_PICTURES);
  await limit.map(files, async (file) => {
    const variants = await listVariants(find, file, slides.has(file));
    await Promise.all(variants.map((variant) => writeVariant(file, variant)));
  });
  console.log(`Sized pictures: ${count}`);
}

async function listVariants(
  find: FindFile,
  file: string,
  isSlide: boolean,
): Promise<readonly PictureVariant[]> {
  const picture = await findPicture(find, file);
  if (!picture) return [];
  try {
    const originalWidth = await readPictureWidth(await readFile(picture.path));
    if (!originalWidth) return [];
    const fingerprint = await hashFile(picture.path);
    // A slide that is no wider than a dish is requested in the widths of slides all the same.
    const widths = isSlide ? PICTURE_WIDTHS : widthsFor(originalWidth);
    return widths.map((width) => pictureVariant(picture.path, fingerprint, width));
  } catch (error) {
    warnCounted(`No sizes of ${picture.path}: ${errorMessage(error)}`);
    return [];
  }
}
