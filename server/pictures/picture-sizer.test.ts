import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { createFinder } from '../find-file.ts';
import { pictureName } from './encode-picture.ts';
import { createPictureSizer } from './picture-sizer.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-sizer-'));
});
afterEach(() => removeFolder(folder));

async function writePicture(content: string) {
  await writeFile(path.join(folder, 'dish.png'), content);
  const file = await createFinder(folder)('dish.png');
  if (!file) throw new Error('it was written a moment ago');
  return file;
}

const asItIs = async (original: Buffer) => original;

test('a broken picture is decoded once until it is replaced', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const encode = vi.fn(async (original: Buffer) => {
    if (original.toString() === 'broken') throw new Error('not a picture');
    return original;
  });
  const sizePicture = createPictureSizer({ cacheFolder: path.join(folder, 'cache'), encode });
  const broken = await writePicture('broken');
  for (let time = 0; time < 3; time += 1) {
    expect((await sizePicture(broken, 320)).bytes).toBeUndefined();
  }
  expect(encode).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not a picture'));
  const mended = await sizePicture(await writePicture('mended'), 320);
  expect(mended.bytes).toEqual(Buffer.from('mended'));
});

test('a picture that is edited before it is encoded is the new one, by its own name', async () => {
  const sizePicture = createPictureSizer({
    cacheFolder: path.join(folder, 'cache'),
    encode: asItIs,
  });
  const before = await writePicture('before');
  await writePicture('edited');
  const sized = await sizePicture(before, 320);
  expect(sized.bytes).toEqual(Buffer.from('edited'));
  expect(sized.name).toBe(pictureName(Buffer.from('edited'), 320));
});

test('a read error is not cached: the next request tries again', async () => {
  const sizePicture = createPictureSizer({
    cacheFolder: path.join(folder, 'cache'),
    encode: asItIs,
  });
  const file = await writePicture('there');
  await rm(file.path);
  await expect(sizePicture(file, 320)).rejects.toThrow('ENOENT');
  await writePicture('there');
  expect((await sizePicture(file, 320)).bytes).toEqual(Buffer.from('there'));
});

test('beyond a limit, the least recently used pictures leave the disk', async () => {
  const cacheFolder = path.join(folder, 'cache');
  const inCache = async () => (await readdir(cacheFolder)).toSorted();
  // A start each, so that none is in memory.
  const sizeAfterStart = async (content: string) => {
    const sizePicture = createPictureSizer({ cacheFolder, encode: asItIs, maxDiskBytes: 25 });
    const { name, bytes } = await sizePicture(await writePicture(content), 320);
    expect(bytes).toEqual(Buffer.from(content));
    return name;
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
