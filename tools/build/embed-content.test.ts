import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { testBuild } from '../../tests/support/test-build.ts';
import { embedContent } from './embed-content.ts';

let folder: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  folder = await mkdtemp(path.join(tmpdir(), 'menu-copy-'));
});
afterEach(() => removeFolder(folder));

/** Returns the folder of the embedded content. */
async function embed(content: string, slides: readonly string[] = []): Promise<string> {
  const target = path.join(folder, 'dist');
  await embedContent(target, { build: testBuild(), content, slides, preview: undefined });
  return path.join(target, 'content');
}

const listFiles = async (target: string) =>
  (await readdir(target, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
    .toSorted();

async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}

const EDITED = { 'SHAdminHero.json': '[]', 'SteakHouseCategorySequence.json': '[]' };

test('a static build gets what the server would serve: no hidden files, no links out', async () => {
  const content = path.join(folder, 'content');
  await writeFiles(content, {
    ...EDITED,
    '.hidden/secret.json': 'SECRET',
    'other/menu.json': '[]',
    'images/a.webp': 'picture',
  });
  await writeFile(path.join(folder, 'secret.txt'), 'SECRET');
  await symlink('other/menu.json', path.join(content, 'SteakHouseMenu.json'));
  await symlink('../secret.txt', path.join(content, 'secret.txt'));
  await symlink('nowhere', path.join(content, 'broken.json'));
  const target = await embed(content);
  const copied = [
    ...Object.keys(EDITED),
    'SteakHouseMenu.json',
    'images/a.webp',
    'other/menu.json',
  ];
  expect(await listFiles(target)).toEqual(copied.toSorted());
  expect(await readFile(path.join(target, 'SteakHouseMenu.json'), 'utf8')).toBe('[]');
});

test('of a pulled folder it gets the current menu and its pictures only', async () => {
  const content = path.join(folder, 'content');
  const [current, earlier] = ['a', 'b'].map((digit) => `pictures/${digit.repeat(64)}.webp`);
  const menu = [{ id: 'ribeye', itemImage: current }];
  const collections = { SHAdminHero: [], SteakHouseCategorySequence: [], SteakHouseMenu: menu };
  await writeFiles(content, {
    ...EDITED,
    'SteakHouseMenu.json': '[{"id":"by hand"}]',
    'edition.json': JSON.stringify({ collections }),
    'history/2026-01-02T03-04-05.678Z.json': '{}',
    [`${current}`]: 'picture',
    [`${earlier}`]: 'picture of an earlier menu',
    'pictures/logo.webp': 'picture',
  });
  const target = await embed(content);
  const copied = [...Object.keys(EDITED), 'SteakHouseMenu.json', current, 'pictures/logo.webp'];
  expect(await listFiles(target)).toEqual(copied.toSorted());
  expect(JSON.parse(await readFile(path.join(target, 'SteakHouseMenu.json'), 'utf8'))).toEqual(
    menu,
  );
});

test('a picture is written in every width that a page requests, also a small one of a slide', async () => {
  const content = path.join(folder, 'content');
  await mkdir(content);
  const create = { width: 8, height: 8, channels: 3, background: '#722' } as const;
  for (const name of ['a dish.png', 'a slide.png']) {
    await sharp({ create }).png().toFile(path.join(content, name));
  }
  // A malformed address is no picture of the folder.
  const target = await embed(content, ['/content/a%20slide.png', '/content/20%%20off.png']);
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
