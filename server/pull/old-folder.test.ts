import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MENU } from '../../src/content/backend.ts';
import { makeOldFolder } from '../../tests/support/server/old-folder.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';

const given = providePull(2);

test('a folder of an earlier version is read, and taken over at the next pull', async () => {
  const { folder, pull, readDocuments } = given.pulled;
  await pull();
  const published = await readDocuments(MENU);
  await makeOldFolder(folder);
  expect(await readDocuments(MENU)).toEqual(published);
  expect(await pull()).toMatchObject({ isNew: true, fetched: 0, changes: '' });
  expect((await readdir(folder)).toSorted()).toEqual(['edition.json', 'history', 'pictures']);
  expect(await readDocuments(MENU)).toEqual(published);
  expect(await pull()).toMatchObject({ isNew: false });
});

test('what an earlier version has rolled back is not taken again', async () => {
  const { folder, pull } = given.pulled;
  await pull();
  const { documents } = JSON.parse(await readFile(path.join(folder, 'edition.json'), 'utf8'));
  await makeOldFolder(folder);
  await writeFile(path.join(folder, '.snapshots/rolled-back'), documents);
  await expect(pull()).rejects.toThrow('the database still holds what was rolled back');
});
