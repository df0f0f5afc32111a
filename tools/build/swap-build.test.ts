import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { nextBuild, swapBuild } from './swap-build.ts';

let folder: string;
let dist: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-swap-'));
  dist = path.join(folder, 'dist');
});
afterEach(() => removeFolder(folder));

/** Makes a build with these assets and swaps it in. */
async function build(version: string, assets: readonly string[]): Promise<void> {
  const next = nextBuild(dist);
  await mkdir(path.join(next, 'assets'), { recursive: true });
  await mkdir(`${next}-server`);
  await writeFile(path.join(next, 'index.html'), version);
  await writeFile(path.join(`${next}-server`, 'main.mjs'), version);
  for (const name of assets) await writeFile(path.join(next, 'assets', name), version);
  await swapBuild(dist);
}

const listAssets = async () => (await readdir(path.join(dist, 'assets'))).toSorted();

test('a build replaces the last one, and nothing else is left', async () => {
  for (const version of ['1', '2']) {
    await build(version, ['main.js']);
    expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe(version);
    expect(await readFile(path.join(`${dist}-server`, 'main.mjs'), 'utf8')).toBe(version);
    expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist-server']);
  }
});

test('the assets of the build before stay, those of older ones go', async () => {
  await build('1', ['main-1.js', 'main-1.js.br', 'font.woff2']);
  await build('2', ['main-2.js', 'font.woff2']);
  expect(await listAssets()).toEqual(['font.woff2', 'main-1.js', 'main-1.js.br', 'main-2.js']);
  await build('3', ['main-3.js']);
  expect(await listAssets()).toEqual(['font.woff2', 'main-2.js', 'main-3.js']);
});

test('a build of the same sources keeps what an open page of another one needs', async () => {
  await build('1', ['main-1.js']);
  await build('2', ['main-2.js']);
  await build('2', ['main-2.js']);
  expect(await listAssets()).toEqual(['main-1.js', 'main-2.js']);
});

test('a new file wins over an old one of the same name', async () => {
  await build('1', ['main.js']);
  await build('2', ['main.js']);
  expect(await readFile(path.join(dist, 'assets/main.js'), 'utf8')).toBe('2');
});

test('remains of an interrupted build do no harm', async () => {
  await build('1', ['main-1.js']);
  await mkdir(`${dist}.last/assets`, { recursive: true });
  await build('2', ['main-2.js']);
  expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist-server']);
});
