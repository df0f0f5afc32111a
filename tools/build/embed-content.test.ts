import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { copyContent, embedContent } from './embed-content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-copy-'));
});
afterEach(() => removeFolder(folder));

test('a static build gets what the server would serve: no hidden files, no links', async () => {
  const content = path.join(folder, 'content');
  await mkdir(path.join(content, '.snapshots/pull-1'), { recursive: true });
  await mkdir(path.join(content, 'pictures'));
  await writeFile(path.join(content, '.snapshots/pull-1/SteakHouseMenu.json'), '[]');
  await writeFile(path.join(content, 'pictures/a.webp'), 'picture');
  await writeFile(path.join(folder, 'secret.txt'), 'SECRET');
  await symlink('.snapshots/pull-1', path.join(content, '.current'));
  await symlink('.current/SteakHouseMenu.json', path.join(content, 'SteakHouseMenu.json'));
  await symlink('../secret.txt', path.join(content, 'secret.txt'));
  await symlink('nowhere', path.join(content, 'broken.json'));

  const target = path.join(folder, 'dist');
  await copyContent(content, target);
  const copied = (await readdir(target, { recursive: true })).toSorted();
  expect(copied).toEqual(['SteakHouseMenu.json', 'pictures', 'pictures/a.webp']);
  expect(await readFile(path.join(target, 'SteakHouseMenu.json'), 'utf8')).toBe('[]');
});

test('a picture is written in every width that a page requests, also a small one of a slide', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const content = path.join(folder, 'content');
  await mkdir(content);
  const create = { width: 8, height: 8, channels: 3, background: '#722' } as const;
  for (const name of ['a dish.png', 'a slide.png']) {
    await sharp({ create }).png().toFile(path.join(content, name));
  }
  const target = path.join(folder, 'dist');
  // A malformed address is no picture of the folder.
  await embedContent(content, ['/content/a%20slide.png', '/content/20%%20off.png'], target);
  const sized = (await readdir(path.join(target, '_sized'), { recursive: true })).toSorted();
  expect(sized.filter((file) => file.includes('.'))).toEqual([
    '1280/a slide.png.avif',
    '1920/a slide.png.avif',
    '320/a dish.png.avif',
    '320/a slide.png.avif',
    '480/a dish.png.avif',
    '480/a slide.png.avif',
    '640/a dish.png.avif',
    '640/a slide.png.avif',
    '960/a dish.png.avif',
    '960/a slide.png.avif',
  ]);
});
