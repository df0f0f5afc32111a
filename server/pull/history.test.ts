import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { historyFile, readHistory, removeOldHistory } from './history.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-history-'));
  await mkdir(path.join(folder, 'history'));
});
afterEach(() => removeFolder(folder));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function keep(readAt: string): Promise<void> {
  const edition = { readAt, documents: '', refused: [], collections: {}, pictures: {} };
  await writeFile(historyFile(folder, readAt), JSON.stringify(edition));
}

test.each([
  { why: 'of the last 30 days, all', ages: Array.from({ length: 29 }, (_, day) => day), kept: 29 },
  { why: 'of older ones, ten', ages: Array.from({ length: 20 }, (_, day) => 40 + day), kept: 10 },
  {
    why: 'the new ones count among the ten',
    ages: [1, 2, 3, 40, 41, 42, 43, 44, 45, 46, 47],
    kept: 10,
  },
  {
    why: 'a hundred at most',
    ages: Array.from({ length: 120 }, (_, hour) => hour / 24),
    kept: 100,
  },
])('earlier menus are kept: $why', async ({ ages, kept }) => {
  for (const age of ages) await keep(daysAgo(age));
  const newest = (await readdir(path.join(folder, 'history'))).toSorted().slice(-kept);
  await removeOldHistory(folder);
  expect((await readdir(path.join(folder, 'history'))).toSorted()).toEqual(newest);
});

test('the newest is first; what cannot be read and other files are no menus, and stay', async () => {
  for (const time of ['2026-01-02T03:04:05.678Z', '2026-01-03T00:00:00.000Z']) await keep(time);
  for (const name of ['2026-01-04T00-00-00.000Z.json', 'notes.json', '.DS_Store']) {
    await writeFile(path.join(folder, 'history', name), '{');
  }
  expect((await readHistory(folder)).map(({ readAt }) => readAt)).toEqual([
    '2026-01-03T00:00:00.000Z',
    '2026-01-02T03:04:05.678Z',
  ]);
  await removeOldHistory(folder);
  expect(await readdir(path.join(folder, 'history'))).toHaveLength(5);
});

test('a file name is valid on every file system', () => {
  expect(path.basename(historyFile('', '2026-01-02T03:04:05.678Z'))).toBe(
    '2026-01-02T03-04-05.678Z.json',
  );
});
