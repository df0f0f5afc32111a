import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLLECTIONS, type RawDocument } from '../../src/content/backend.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { readContentFolder } from '../content-folder.ts';
import { MANIFEST } from './pulled-folder.ts';
import { createStagingFolder } from './staging-folder.ts';

const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-publish-'));
});
afterEach(() => removeFolder(folder));

const collectionsOf = (snapshot: string) =>
  COLLECTIONS.map((name) => [`${name}.json`, JSON.stringify([{ id: snapshot }])] as const);

/** Publishes a snapshot whose documents all have its name as their id, with its own picture. */
async function publish(snapshot: string): Promise<string> {
  const staging = createStagingFolder(folder);
  const file = await staging.addPicture(Buffer.from(snapshot), 'png');
  const pictures = { [snapshot]: { file, version: snapshot } };
  const manifest = JSON.stringify({ pulledAt: '2026-01-01', pictures });
  await staging.publish(new Map([...collectionsOf(snapshot), [MANIFEST, manifest]]));
  await staging.close();
  return file;
}

/** The ids in the three collections: the names of their snapshots. */
async function readSnapshots(): Promise<readonly string[]> {
  const collections: Iterable<readonly RawDocument[]> = (await readContentFolder(folder)).values();
  return [...collections].flat().map(({ id }) => id);
}

const listSnapshots = async () =>
  (await readdir(path.join(folder, '.snapshots'))).filter((name) => name.startsWith('pull-'));

const read = (name: string) => readFile(path.join(folder, name), 'utf8');

test('a reader sees the old snapshot or the new one, never a mixture', async () => {
  await publish('0');
  let isDone = false;
  const publishing = (async () => {
    for (let number = 1; number <= 40; number += 1) await publish(`${number}`);
    isDone = true;
  })();
  const seen = new Set<string>();
  while (!isDone) {
    const [first, ...others] = await readSnapshots();
    expect(others).toEqual([first, first]);
    seen.add(first ?? '');
  }
  await publishing;
  expect(await readSnapshots()).toEqual(['40', '40', '40']);
  expect(seen.size).toBeGreaterThan(2);
});

test('a hand-edited folder is replaced in one step too, and kept aside', async () => {
  for (const [name, text] of collectionsOf('by hand')) {
    await writeFile(path.join(folder, name), text);
  }
  await mkdir(path.join(folder, 'images'));
  await writeFile(path.join(folder, 'images/steak.webp'), 'picture');
  await publish('pulled');
  expect(await readSnapshots()).toEqual(['pulled', 'pulled', 'pulled']);
  expect(await read('SteakHouseMenu.json')).toBe('[{"id":"pulled"}]');
  expect(await read('.snapshots/before-pull/SteakHouseMenu.json')).toBe('[{"id":"by hand"}]');
  expect(await read('images/steak.webp')).toBe('picture');
});

test('a file in the place of a link is replaced', async () => {
  await publish('a');
  await rm(path.join(folder, 'SteakHouseMenu.json'));
  await writeFile(path.join(folder, 'SteakHouseMenu.json'), '[]');
  await publish('b');
  expect(await read('SteakHouseMenu.json')).toBe('[{"id":"b"}]');
});

test('pictures of the last snapshot stay for open pages, and are removed later', async () => {
  const first = await publish('a');
  const second = await publish('b');
  expect(await read(first)).toBe('a');

  for (const name of await listSnapshots()) {
    await utimes(path.join(folder, '.snapshots', name), LONG_AGO, LONG_AGO);
  }
  for (const file of [first, second]) await utimes(path.join(folder, file), LONG_AGO, LONG_AGO);
  await publish('c');
  await expect(read(first)).rejects.toThrow('ENOENT');
  // It was current until just now.
  expect(await read(second)).toBe('b');
  expect(await listSnapshots()).toHaveLength(2);
});

test('remains of a killed pull are removed later, other files never', async () => {
  const killed = path.join(folder, '.snapshots/pull-killed');
  await mkdir(killed, { recursive: true });
  await utimes(killed, LONG_AGO, LONG_AGO);
  await mkdir(path.join(folder, 'pictures'));
  const own = path.join(folder, 'pictures/logo.png');
  await writeFile(own, 'logo');
  await utimes(own, LONG_AGO, LONG_AGO);
  await publish('a');
  expect(await listSnapshots()).toHaveLength(1);
  expect(await read('pictures/logo.png')).toBe('logo');
});

test('a folder that cannot be written is one clear line', async () => {
  await writeFile(path.join(folder, '.snapshots'), 'a file, and no folder');
  await expect(publish('a')).rejects.toThrow(/^\/.* cannot be written: ENOTDIR[^\n]*$/);
});
