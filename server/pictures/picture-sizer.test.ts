import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { pictureVariant } from './encode-picture.ts';
import { hashFile } from './original-picture.ts';
import { createPictureSizer } from './picture-sizer.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-sizer-'));
});
afterEach(() => removeFolder(folder));

async function writePicture(content: string) {
  const file = path.join(folder, 'dish.png');
  await writeFile(file, content);
  return pictureVariant(file, await hashFile(file), 320);
}

test('a broken picture is decoded once until it is replaced', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const encode = vi.fn(async (original: Buffer) => {
    if (original.toString() === 'broken') throw new Error('not a picture');
    return original;
  });
  const sizePicture = createPictureSizer({ cacheFolder: path.join(folder, 'cache'), encode });
  const broken = await writePicture('broken');
  for (let time = 0; time < 3; time += 1) expect(await sizePicture(broken)).toBeUndefined();
  expect(encode).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not a picture'));
  expect(await sizePicture(await writePicture('mended'))).toEqual(Buffer.from('mended'));
});

test('a picture that is edited before it is encoded is a 404, not the wrong picture', async () => {
  const sizePicture = createPictureSizer({
    cacheFolder: path.join(folder, 'cache'),
    encode: async (original) => original,
  });
  const before = await writePicture('before');
  await writePicture('edited');
  await expect(sizePicture(before)).rejects.toMatchObject({ statusCode: 404 });
  await writePicture('before');
  expect(await sizePicture(before)).toEqual(Buffer.from('before'));
});

test('a read error is not cached: the next request tries again', async () => {
  const sizePicture = createPictureSizer({
    cacheFolder: path.join(folder, 'cache'),
    encode: async (original) => original,
  });
  const variant = await writePicture('there');
  await rm(variant.original);
  await expect(sizePicture(variant)).rejects.toThrow('ENOENT');
  await writePicture('there');
  expect(await sizePicture(variant)).toEqual(Buffer.from('there'));
});
