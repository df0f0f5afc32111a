import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { PageContent } from '../../src/content/page-content.ts';
import { parsePageContent } from '../../src/content/reader.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { drawPicture } from '../../tests/support/server/firebase-chain.ts';
import { draw } from '../../tests/support/server/picture-folder.ts';
import { createFinder, type FoundFile } from '../find-file.ts';
import type { PictureSize } from './encode-picture.ts';
import { listFirstPictures, listPictures, preparePictures } from './prepare-pictures.ts';

let folder: string;
const NONE = { name: '', bytes: undefined };
const sized: string[] = [];
const sizePicture = vi.fn(async (original: FoundFile, size: PictureSize) => {
  sized.push(`${path.basename(original.path)} ${size}`);
  return NONE;
});

beforeEach(async () => {
  sized.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'menu-prepare-'));
});
afterEach(() => removeFolder(folder));

const inFolder = (name: string) => path.join(folder, name);

const toDocument = (fields: Readonly<Record<string, unknown>>) => ({ id: `${fields.id}`, fields });

/** A page with these pictures, of which only those that are drawn exist. */
function contentWith(slides: readonly string[], dishes: readonly string[]): PageContent {
  const hero = slides.map((imageUrl, id) => toDocument({ id, imageUrl }));
  const menu = dishes.map((itemImage, index) =>
    toDocument({ id: index, index, titleEn: itemImage, itemImage }),
  );
  return parsePageContent(
    new Map([
      [HERO, hero],
      [SEQUENCE, []],
      [MENU, menu],
    ]),
  );
}

/** Without a disk, which may be busy. */
const find = async (name: string) =>
  name === 'gone.webp' ? undefined : { path: name, size: 1, cacheKey: name };

const prepare = (pictures: ReturnType<typeof listPictures>, limitMs = 60_000) =>
  preparePictures(pictures, createFinder(folder), sizePicture, limitMs);

test('a page offers slides and dishes in widths of their own, the small ones are sized first', async () => {
  const names = ['dish.webp', 'gone.webp', 'https://elsewhere.example/a.webp', 'drawing.svg'];
  await preparePictures(
    listPictures(contentWith(['slide.webp'], names)),
    find,
    sizePicture,
    60_000,
  );
  const widths = sized.map((name) => Number(name.split(' ')[1]));
  expect(widths).toEqual([320, 480, 640, 640, 960, 960, 1280, 1920]);
  const dish = [320, 480, 640, 960].map((width) => `dish.webp ${width}`);
  const slide = [640, 960, 1280, 1920].map((width) => `slide.webp ${width}`);
  expect(new Set(sized)).toEqual(new Set([...dish, ...slide]));
});

test('a start sizes the first slide and the first twelve dishes, and nothing else', async () => {
  const dishes = Array.from({ length: 14 }, (_, position) => `dish ${position}.webp`);
  for (const name of ['a.webp', 'b.webp', ...dishes]) {
    await writeFile(inFolder(name), (await drawPicture(1)).body);
  }
  await prepare(listFirstPictures(contentWith(['a.webp', 'b.webp'], dishes)));
  const names = new Set(sized.map((name) => name.replace(/ \d+$/, '')));
  expect([...names].toSorted()).toEqual(['a.webp', ...dishes.slice(0, 12)].toSorted());
});

test('a picture whose address is malformed is left out', () => {
  const slides = [
    { id: 'a', image: '/content/20%%20off.webp', imagePath: '', title: {}, description: {} },
  ];
  expect(listPictures({ slides, sections: [] })).toEqual([]);
});

test('after the limit nothing is waited for, and nothing more is begun', async () => {
  let finish: () => void = () => undefined;
  const slow = vi.fn(() => new Promise<typeof NONE>((resolve) => (finish = () => resolve(NONE))));
  const pictures = listPictures(contentWith(['slide.webp'], []));
  await preparePictures(pictures, find, slow, 200);
  expect(slow).toHaveBeenCalledTimes(2);
  finish();
  await setImmediate();
  expect(slow).toHaveBeenCalledTimes(2);
});

test('a picture that cannot be sized is logged, and stops nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const name of ['a.webp', 'b.webp']) await draw(300).webp().toFile(inFolder(name));
  sizePicture.mockRejectedValueOnce(new Error('no memory'));
  await prepare(listPictures(contentWith([], ['a.webp', 'b.webp'])));
  expect(sized).toHaveLength(7);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/not sized in advance: no memory/),
  );
});
