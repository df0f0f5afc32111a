import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLLECTIONS, type RawDocument } from '../../src/content/backend.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { readContentFolder } from '../content-folder.ts';
import { MANIFEST } from './pulled-folder.ts';
import { createStage } from './stage.ts';

const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-publish-'));
});
afterEach(() => removeFolder(folder));

const collectionsOf = (edition: string) =>
  COLLECTIONS.map((name) => [`${name}.json`, JSON.stringify([{ id: edition }])] as const);

/** An edition whose documents all say which it is, with a picture of its own. */
async function publish(edition: string): Promise<string> {
  const stage = createStage(folder);
  const file = await stage.addPicture(Buffer.from(edition), 'png');
  const pictures = { [edition]: { file, version: edition } };
  const manifest = JSON.stringify({ pulledAt: '2026-01-01', pictures });
  await stage.publish(new Map([...collectionsOf(edition), [MANIFEST, manifest]]));
  await stage.close();
  return file;
}

/** Which editions the three collections are of. */
async function readEditions(): Promise<readonly string[]> {
  const collections: Iterable<readonly RawDocument[]> = (await readContentFolder(folder)).values();
  return [...collections].flat().map(({ id }) => id);
}

const listEditions = () => readdir(path.join(folder, '.editions'));

const read = (name: string) => readFile(path.join(folder, name), 'utf8');

test('whoever reads sees the old edition or the new one, whenever they read', async () => {
  await publish('0');
  let isDone = false;
  const publishing = (async () => {
    for (let edition = 1; edition <= 40; edition += 1) await publish(`${edition}`);
    isDone = true;
  })();
  const seen = new Set<string>();
  while (!isDone) {
    const [first, ...others] = await readEditions();
    expect(others).toEqual([first, first]);
    seen.add(first ?? '');
  }
  await publishing;
  expect(await readEditions()).toEqual(['40', '40', '40']);
  expect(seen.size).toBeGreaterThan(2);
});

test('a folder that was edited by hand is replaced as a whole too, and is kept aside', async () => {
  for (const [name, text] of collectionsOf('by hand')) {
    await writeFile(path.join(folder, name), text);
  }
  await mkdir(path.join(folder, 'images'));
  await writeFile(path.join(folder, 'images/steak.webp'), 'picture');
  await publish('pulled');
  expect(await readEditions()).toEqual(['pulled', 'pulled', 'pulled']);
  expect(await read('SteakHouseMenu.json')).toBe('[{"id":"pulled"}]');
  expect(await read('.editions/before-pull/SteakHouseMenu.json')).toBe('[{"id":"by hand"}]');
  expect(await read('images/steak.webp')).toBe('picture');
});

test('a file that someone put in the place of a link is replaced', async () => {
  await publish('a');
  await rm(path.join(folder, 'SteakHouseMenu.json'));
  await writeFile(path.join(folder, 'SteakHouseMenu.json'), '[]');
  await publish('b');
  expect(await read('SteakHouseMenu.json')).toBe('[{"id":"b"}]');
});

test('pictures of the last edition stay for the pages that were made of it, and go in time', async () => {
  const first = await publish('a');
  const second = await publish('b');
  expect(await read(first)).toBe('a');

  for (const name of await listEditions()) {
    await utimes(path.join(folder, '.editions', name), LONG_AGO, LONG_AGO);
  }
  for (const file of [first, second]) await utimes(path.join(folder, file), LONG_AGO, LONG_AGO);
  await publish('c');
  await expect(read(first)).rejects.toThrow('ENOENT');
  // It was served until just now.
  expect(await read(second)).toBe('b');
  expect(await listEditions()).toHaveLength(2);
});

test('what a killed pull has left is removed in time, and nothing else that is not ours', async () => {
  const killed = path.join(folder, '.editions/pull-killed');
  await mkdir(killed, { recursive: true });
  await utimes(killed, LONG_AGO, LONG_AGO);
  await mkdir(path.join(folder, 'pictures'));
  const own = path.join(folder, 'pictures/logo.png');
  await writeFile(own, 'logo');
  await utimes(own, LONG_AGO, LONG_AGO);
  await publish('a');
  expect(await listEditions()).toHaveLength(1);
  expect(await read('pictures/logo.png')).toBe('logo');
});

test('a folder that cannot be written is one clear line', async () => {
  await writeFile(path.join(folder, '.editions'), 'a file, and no folder');
  await expect(publish('a')).rejects.toThrow(/^\/.* cannot be written: ENOTDIR[^\n]*$/);
});
