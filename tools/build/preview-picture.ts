import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPath } from '../../server/addresses.ts';
import { createFinder } from '../../server/find-file.ts';
import { previewVariant } from '../../server/pictures/encode-picture.ts';
import { findPicture, hashFile } from '../../server/pictures/original-picture.ts';
import { createPreviewSizer } from '../../server/pictures/picture-sizer.ts';
import { previewPicture } from '../../src/domain/pictures.ts';

/** Writes the picture of the menu's link preview, which our server makes on request. */
export async function writePreview(
  content: string,
  image: string | undefined,
  folder: string,
): Promise<void> {
  const preview = previewPicture(image);
  const address = contentPath(image);
  if (address === undefined || preview === undefined || preview === image) return;
  const original = await findPicture(createFinder(content), address);
  if (!original) return;
  const hash = await hashFile(original.path);
  const picture = await createPreviewSizer()(previewVariant(original.path, hash));
  if (!picture) return;
  const file = path.join(folder, decodeURIComponent(preview));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
}
