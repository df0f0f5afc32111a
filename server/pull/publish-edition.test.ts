import { lstat, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS, MENU } from '../../src/content/backend.ts';
import { drawPicture } from '../../tests/support/server/firebase-chain.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import { readCollectionFiles } from '../content-folder.ts';

const given = providePull(2);

/** Another price and another picture. */
async function change(price: string): Promise<void> {
  given.chain.setPrice(price, { 'dishes/0.webp': await drawPicture(Number(price)) });
}

const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);

test('a reader sees the old menu or the new one, never a mixture', async () => {
  const { folder, pull } = given.pulled;
  const numbered = (number: number) => [{ id: `${number}` }];
  const setContent = (number: number) =>
    given.chain.standIn.setContent({
      collections: Object.fromEntries(COLLECTIONS.map((name) => [name, numbered(number)])),
      files: {},
    });
  setContent(0);
  await pull();
  let isDone = false;
  const pulling = (async () => {
    for (let number = 1; number <= 30; number += 1) {
      setContent(number);
      await pull();
    }
    isDone = true;
  })();
  const seen = new Set<string>();
  while (!isDone) {
    const texts = (await readCollectionFiles(folder)).map(
      ({ bytes = [] }) => `${Buffer.from(bytes)}`,
    );
    expect(new Set(texts).size).toBe(1);
    seen.add(texts[0] ?? '');
  }
  await pulling;
  expect(seen.size).toBeGreaterThan(2);
});

test('a hand-edited folder: its files stay, and the pulled menu is read', async () => {
  const { folder, pull, readDocuments } = given.pulled;
  for (const name of COLLECTIONS) await writeFile(path.join(folder, `${name}.json`), '[]');
  await mkdir(path.join(folder, 'pictures'));
  const own = path.join(folder, 'pictures/logo.png');
  await writeFile(own, 'logo');
  await utimes(own, LONG_AGO, LONG_AGO);
  await pull();
  expect(await readDocuments(MENU)).toHaveLength(2);
  expect(await readFile(path.join(folder, `${MENU}.json`), 'utf8')).toBe('[]');
  expect(await readFile(own, 'utf8')).toBe('logo');
});

test('pictures of kept menus stay; those that none names go after an hour', async () => {
  const { folder, pull } = given.pulled;
  await pull();
  const list = () => readdir(path.join(folder, 'pictures'));
  const first = await list();
  const unnamed = `${'0'.repeat(64)}.webp`;
  await writeFile(path.join(folder, 'pictures', unnamed), 'of a killed pull');
  await change('222');
  await pull();
  expect(await list()).toEqual(expect.arrayContaining([...first, unnamed]));
  for (const name of await list()) {
    await utimes(path.join(folder, 'pictures', name), LONG_AGO, LONG_AGO);
  }
  await change('333');
  await pull();
  expect(await list()).toEqual(expect.arrayContaining(first));
  expect(await list()).not.toContain(unnamed);
});

test('an unchanged menu is not written again; only the time of its reading is new', async () => {
  const { folder, pull, list, recordRead } = given.pulled;
  await pull();
  await recordRead(3600);
  const before = await list();
  const { ino } = await stat(path.join(folder, 'edition.json'));
  await pull();
  expect(await list()).toEqual(before);
  const after = await lstat(path.join(folder, 'edition.json'));
  expect(after.ino).toBe(ino);
  expect(Date.now() - after.mtimeMs).toBeLessThan(60_000);
});

test('new pictures that are alike are stored once', async () => {
  const { collections, files } = given.chain.content;
  const same = await drawPicture(7);
  const alike = { ...files, 'dishes/0.webp': same, 'dishes/1.webp': same };
  given.chain.standIn.setContent({ collections, files: alike });
  expect(await given.pulled.pull()).toMatchObject({ pictures: 6, fetched: 5, problems: [] });
});
