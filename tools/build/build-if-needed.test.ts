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

test('what was built is not built again', async () => {
  expect(await isBuilt(folder)).toBe(false);
  await build();
  expect(await isBuilt(folder)).toBe(true);
});

test('a build that is broken off is made again, even if the one before was whole', async () => {
  await build();
  await beginBuild(folder);
  expect(await isBuilt(folder)).toBe(false);
});

test.each([
  { when: 'after the build', edit: async () => build().then(() => editSource()) },
  {
    when: 'while it is made',
    edit: async () => {
      const finish = await beginBuild(folder);
      await editSource();
      await finish();
    },
  },
])('a source edited $when is built', async ({ edit }) => {
  await edit();
  expect(await isBuilt(folder)).toBe(false);
});

function editSource(): Promise<void> {
  return writeFile(path.join(folder, 'vite.config.ts'), 'edited');
}
