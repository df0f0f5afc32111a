import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isPulledPicture } from '../../server/content-folder.ts';
import { createServer } from '../../server/create-server.ts';
import { ALL_COLLECTIONS } from '../../src/content/backend.ts';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import { DISH_WIDTHS, folderSrcSet, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';

/** Keeps the encoder busy while answers are written. */
const CONCURRENT_REQUESTS = 4;

const SIZING_LIMIT_MS = 600_000;

interface Embedded {
  readonly build: string;
  readonly content: string;
  readonly slides: readonly string[];
  /** Of the picture of link previews, if there is one. */
  readonly preview: string | undefined;
}

/** Writes what our server answers for the content: its files, and its pictures in every size that a page requests. */
export async function embedContent(
  folder: string,
  { build, content, slides, preview }: Embedded,
): Promise<void> {
  const app = await createServer({ build, content }, {}, { sizingTimeoutMs: SIZING_LIMIT_MS });
  const save = async (address: string) => {
    const { statusCode, rawPayload } = await app.inject(address);
    if (statusCode >= 500) throw new Error(`${address} cannot be embedded: see above`);
    if (statusCode !== 200) return '';
    const file = path.join(folder, decodeURIComponent(address));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, rawPayload);
    return rawPayload;
  };
  const limit = pLimit(CONCURRENT_REQUESTS);
  const collections = ALL_COLLECTIONS.map((name) => `${CONTENT_FOLDER}${name}.json`);
  const menu = (await limit.map(collections, save)).join('\n');
  const names = await readdir(content, { recursive: true });
  // Without pictures of earlier menus.
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !isPulledPicture(name) || menu.includes(name))
    .map((name) => CONTENT_FOLDER + name.split('/').map(encodeURIComponent).join('/'));
  const addresses = [
    ...files,
    ...files.flatMap((address) => sizesOf(address, DISH_WIDTHS)),
    ...slides.flatMap((address) => sizesOf(address, SLIDE_WIDTHS)),
    ...(preview?.startsWith(CONTENT_FOLDER) ? [preview] : []),
  ];
  await limit.map([...new Set(addresses)], save);
  await app.close();
}

function sizesOf(address: string, widths: readonly number[]): readonly string[] {
  return widths.flatMap((width) => folderSrcSet(address, [width])?.split(' ', 1) ?? []);
}
