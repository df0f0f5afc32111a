import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parsePageContent } from '../../src/content/reader.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { drawPicture } from '../../tests/support/server/firebase-chain.ts';
import { draw } from '../../tests/support/server/picture-folder.ts';
import { createFinder } from '../find-file.ts';
import type { PictureVariant } from './encode-picture.ts';
import { hashFile } from './original-picture.ts';
import { prepareFirstScreens, preparePulledPictures } from './prepare-pictures.ts';

let folder: string;
const sized: string[] = [];
const sizePicture = async ({ original, width }: PictureVariant) => {
  sized.push(`${path.basename(original)} ${width}`);
  return undefined;
};

beforeEach(async () => {
  sized.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'menu-prepare-'));
});
afterEach(() => removeFolder(folder));

const inFolder = (name: string) => path.join(folder, name);

test('a start sizes the first slide and the first twelve dishes, and nothing else', async () => {
  const names = Array.from({ length: 14 }, (_, position) => `dish ${position}.webp`);
  for (const name of ['a.webp', 'b.webp', ...names]) {
    await writeFile(inFolder(name), (await drawPicture(1)).body);
  }
  const toDocument = (fields: Readonly<Record<string, unknown>>) => ({
    id: `${fields.id}`,
    fields,
  });
  const content = parsePageContent(
    new Map([
      [
        'SHAdminHero',
        [
          { id: 'a', imageUrl: 'a.webp' },
          { id: 'b', imageUrl: 'b.webp' },
        ].map(toDocument),
      ],
      ['SteakHouseCategorySequence', []],
      [
        'SteakHouseMenu',
        names.map((itemImage, index) => toDocument({ id: `${index}`, index, itemImage })),
      ],
    ]),
  );
  await prepareFirstScreens(content, createFinder(folder), sizePicture);
  expect(sized.filter((name) => name.startsWith('a'))).toEqual(
    [640, 960, 1280, 1920].map((width) => `a.webp ${width}`),
  );
  expect(sized.filter((name) => name.startsWith('dish 0'))).toEqual(
    [320, 480, 640].map((width) => `dish 0.webp ${width}`),
  );
  expect(new Set(sized.map((name) => name.replace(/ \d+$/, ''))).size).toBe(13);
  expect(sized.join()).not.toMatch(/b\.webp|dish 1[23]/);
});

test('a picture whose address is malformed does not stop a start', async () => {
  const slides = [
    { id: 'a', image: '/content/20%%20off.webp', imagePath: '', title: {}, description: {} },
  ];
  await prepareFirstScreens({ slides, sections: [] }, createFinder(folder), sizePicture);
  expect(sized).toEqual([]);
});

test('a start does not wait for pictures that take too long', async () => {
  await writeFile(inFolder('a.webp'), (await drawPicture(1)).body);
  const slides = [
    { id: 'a', image: '/content/a.webp', imagePath: 'a.webp', title: {}, description: {} },
  ];
  const never = vi.fn(() => new Promise<undefined>(() => undefined));
  await prepareFirstScreens({ slides, sections: [] }, createFinder(folder), never, 200);
  expect(never).toHaveBeenCalledOnce();
});

test('a pull sizes what is new: small sizes first; of a small picture no large ones', async () => {
  await draw(300).webp().toFile(inFolder('dish.webp'));
  await draw(1200).webp().toFile(inFolder('slide.webp'));
  await writeFile(
    inFolder('drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const names = ['dish.webp', 'slide.webp', 'drawing.svg'];
  const pictures = await Promise.all(
    names.map(async (name) => ({ path: inFolder(name), hash: await hashFile(inFolder(name)) })),
  );
  await preparePulledPictures(pictures, sizePicture);
  expect(sized).toEqual([
    'dish.webp 320',
    'slide.webp 320',
    'dish.webp 480',
    'slide.webp 480',
    'dish.webp 640',
    'slide.webp 640',
    'dish.webp 960',
    'slide.webp 960',
    'slide.webp 1280',
    'slide.webp 1920',
  ]);
});

test('a picture that cannot be sized is logged, and stops nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await preparePulledPictures([{ path: inFolder('gone.webp'), hash: '' }], sizePicture);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/not sized in advance: ENOENT/),
  );
});
