import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { beginBuild, isBuilt, SOURCES } from './build-if-needed.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-build-'));
  for (const name of ['dist', 'dist-server', 'tools']) await mkdir(path.join(folder, name));
  for (const name of SOURCES) await writeFile(path.join(folder, name), 'source');
});
afterEach(() => removeFolder(folder));

async function build(): Promise<void> {
  const finish = await beginBuild(folder);
  await finish();
}

test('an unchanged project is not built again', async () => {
  expect(await isBuilt(folder)).toBe(false);
  await build();
  expect(await isBuilt(folder)).toBe(true);
});

test('an interrupted build is repeated, even if the one before was complete', async () => {
  await build();
  await beginBuild(folder);
  expect(await isBuilt(folder)).toBe(false);
});

test.each([
  { when: 'after the build', edit: async () => build().then(() => editSource()) },
  {
    when: 'during the build',
    edit: async () => {
      const finish = await beginBuild(folder);
      await editSource();
      await finish();
    },
  },
])('a source edited $when is built again', async ({ edit }) => {
  await edit();
  expect(await isBuilt(folder)).toBe(false);
});

function editSource(): Promise<void> {
  return writeFile(path.join(folder, 'vite.config.ts'), 'edited');
}
