import { chmod, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { asNobody } from '../tests/support/server/as-nobody.ts';
import { breakDisk } from '../tests/support/server/break-disk.ts';
import { writeWhole } from './write-whole.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-write-'));
});
afterEach(() => removeFolder(folder));

test('a new folder in a read-only one: it is called so', async () => {
  await chmod(folder, 0o555);
  const inside = path.join(folder, 'new/folder');
  await asNobody(() =>
    expect(writeWhole(inside, 'a', '')).rejects.toThrow(`${inside} is read-only`),
  );
});

test('a file that cannot be written whole is not written at all', async () => {
  const full = { folder, fault: 'full', after: 0 } as const;
  const { error } = await breakDisk(full, () => writeWhole(folder, 'a', 'text'));
  expect(error).toMatchObject({ message: `no space left in ${folder}` });
  expect(await readdir(folder)).toEqual([]);

  await mkdir(path.join(folder, 'taken'));
  await expect(writeWhole(folder, 'taken', 'text')).rejects.toThrow(/cannot be written: EISDIR/);
  expect(await readdir(folder)).toEqual(['taken']);
});
