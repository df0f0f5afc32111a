import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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

test('beyond a limit, the least recently used pictures leave the disk', async () => {
  const cacheFolder = path.join(folder, 'cache');
  const inCache = async () => (await readdir(cacheFolder)).toSorted();
  // A start each, so that none is in memory.
  const sizeAfterStart = async (content: string) => {
    const encode = async (original: Buffer) => original;
    const sizePicture = createPictureSizer({ cacheFolder, encode, maxDiskBytes: 25 });
    const variant = await writePicture(content);
    expect(await sizePicture(variant)).toEqual(Buffer.from(content));
    return variant.key;
  };
  const old = await sizeAfterStart('1'.repeat(10));
  const used = await sizeAfterStart('2'.repeat(10));
  const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400;
  await utimes(path.join(cacheFolder, old), daysAgo(1), daysAgo(1));
  await utimes(path.join(cacheFolder, used), daysAgo(2), daysAgo(2));
  await sizeAfterStart('2'.repeat(10));
  expect(await inCache()).toEqual([old, used].toSorted());
  const recent = await sizeAfterStart('3'.repeat(10));
  await expect.poll(inCache).toEqual([used, recent].toSorted());
});
