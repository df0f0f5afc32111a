import { spawnSync } from 'node:child_process';
import { existsSync, promises } from 'node:fs';
import { chmod, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MENU } from '../../src/content/backend.ts';
import { asNobody } from '../../tests/support/server/as-nobody.ts';
import { breakDisk } from '../../tests/support/server/break-disk.ts';
import { drawPicture } from '../../tests/support/server/firebase-chain.ts';
import { makeOldFolder } from '../../tests/support/server/old-folder.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import { makePulledFolder, type PulledFolder } from '../../tests/support/server/pulled-folder.ts';
import { readFirebaseProject } from '../firebase/firebase-project.ts';
import { readHistory, rollBack } from './history.ts';
import { pullContent } from './pull-content.ts';

const given = providePull(2);

/** Another price and another picture. */
async function change(price: string): Promise<void> {
  given.chain.setPrice(price, { 'dishes/0.webp': await drawPicture(Number(price)) });
}

const priceOf = async ({ readDocuments }: PulledFolder) => (await readDocuments(MENU))[0]?.priceEn;

async function expectWhole({ folder, readDocuments }: PulledFolder): Promise<void> {
  for (const { itemImage } of await readDocuments(MENU)) {
    expect(itemImage).toMatch(/^pictures\//);
    expect(existsSync(path.join(folder, itemImage ?? ''))).toBe(true);
  }
}

const hidden = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => /(?:^|\/)\./.test(name));

const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);

const KILLED = [
  { what: 'a pull', prepare: async () => undefined, work: (pulled: PulledFolder) => pulled.pull() },
  {
    what: 'the pull that takes over an older folder',
    prepare: ({ folder }: PulledFolder) => makeOldFolder(folder),
    work: (pulled: PulledFolder) => pulled.pull(),
  },
  {
    what: 'a rollback',
    prepare: async ({ pull }: PulledFolder) => {
      await change('333');
      await pull();
    },
    work: ({ folder }: PulledFolder) => rollBack(folder),
  },
] as const;

test.each(KILLED)('$what that is killed at any write leaves a whole menu', async (row) => {
  for (let step = 0, isBroken = true; isBroken; step += 1) {
    const pulled = await makePulledFolder(given.chain);
    const { folder, pull, remove } = pulled;
    await change('111');
    await pull();
    await row.prepare(pulled);
    const before = await priceOf(pulled);
    await change('222');
    const killed = { folder, fault: 'killed', after: step } as const;
    ({ isBroken } = await breakDisk(killed, () => row.work(pulled)));
    expect([before, '222', '111']).toContain(await priceOf(pulled));
    await expectWhole(pulled);

    // The next pull completes it, and what was there before can be had back.
    expect(await pull()).toMatchObject({ problems: [] });
    expect(await priceOf(pulled)).toBe('222');
    await expectWhole(pulled);
    await rollBack(folder, (await readHistory(folder)).at(-1)?.readAt);
    expect(await priceOf(pulled)).toBe('111');
    await expectWhole(pulled);
    for (const name of (await hidden(folder)).filter((one) => !one.includes('/'))) {
      await utimes(path.join(folder, name), LONG_AGO, LONG_AGO);
    }
    await change('444');
    await pull();
    expect(await hidden(folder)).toEqual([]);
    await remove();
  }
});

test('on a disk that is full at any write, the menu stays: one line, and no remains', async () => {
  const { pulled } = given;
  await pulled.pull();
  await change('222');
  // A try may have copied the current menu there, and changed the time of the folder of pictures.
  const list = async () =>
    (await pulled.list()).filter((line) => !/^(?:history|pictures )/.test(line));
  const before = await list();
  for (let step = 0, isBroken = true; isBroken; step += 1) {
    const full = { folder: pulled.folder, fault: 'full', after: step } as const;
    const { error, ...reached } = await breakDisk(full, () => pulled.pull());
    isBroken = reached.isBroken;
    if (!isBroken) break;
    expect(error).toMatchObject({
      name: 'OperatorError',
      message: `no space left in ${pulled.folder}`,
    });
    expect(await list()).toEqual(before);
  }
  expect(await priceOf(pulled)).toBe('222');
});

test('a real disk that is full, where one can be mounted: one line, and no remains', async ({
  skip,
}) => {
  const folder = path.join(given.pulled.folder, 'disk');
  await mkdir(folder);
  const disk = ['-t', 'tmpfs', '-o', 'size=12k,nr_inodes=64', 'tmpfs', folder];
  skip(spawnSync('mount', disk).status !== 0, 'only root may mount a disk');
  try {
    const pulling = pullContent(readFirebaseProject(given.chain.settings, false), folder);
    await expect(pulling).rejects.toMatchObject({ message: `no space left in ${folder}` });
    expect(await readdir(folder, { recursive: true })).toEqual(['pictures']);
  } finally {
    spawnSync('umount', [folder]);
  }
});

test('two pulls at once: the menu of one of them, whole', async () => {
  const { pulled } = given;
  for (const price of ['111', '222', '333']) {
    await change(price);
    const both = await Promise.all([pulled.pull(), pulled.pull()]);
    expect(both.map(({ problems }) => problems)).toEqual([[], []]);
    expect(await priceOf(pulled)).toBe(price);
    await expectWhole(pulled);
    expect(await hidden(pulled.folder)).toEqual([]);
  }
  expect(await pulled.pull()).toMatchObject({ isNew: false });
});

test('a menu that another pull publishes while this one looks for it is no unreadable one', async () => {
  const { readFile } = promises;
  const publishMeanwhile = async (...options: readonly unknown[]): Promise<unknown> =>
    Reflect.apply(readFile, promises, options).catch(async (error: unknown) => {
      promises.readFile = readFile;
      syncBuiltinESMExports();
      await given.pulled.pull();
      throw error;
    });
  Object.assign(promises, { readFile: publishMeanwhile });
  syncBuiltinESMExports();
  expect(await given.pulled.pull()).toMatchObject({ problems: [] });
});

test('in a read-only folder a pull and a rollback say so, and the menu stays', async () => {
  const { pulled } = given;
  await pulled.pull();
  await change('222');
  await pulled.pull();
  await change('333');
  const before = await pulled.list();
  await chmod(pulled.folder, 0o555);
  await asNobody(async () => {
    for (const work of [() => pulled.pull(), () => rollBack(pulled.folder)]) {
      await expect(work()).rejects.toMatchObject({
        name: 'OperatorError',
        message: `${pulled.folder} is read-only`,
      });
    }
  });
  await chmod(pulled.folder, 0o755);
  expect(await pulled.list()).toEqual(before);
});

test.each([
  { why: 'its parent is a file', make: (file: string) => writeFile(file, ''), name: 'x/new' },
  { why: 'it is a link to nowhere', make: (file: string) => symlink('nowhere', file), name: 'x' },
  { why: 'it is a file', make: (file: string) => writeFile(file, ''), name: 'x' },
  { why: 'no folder can be made there', make: async () => undefined, name: '/proc/new/folder' },
])('a folder that cannot be made, because $why, is one line at once', async ({ make, name }) => {
  await make(path.join(given.pulled.folder, 'x'));
  const folder = path.resolve(given.pulled.folder, name);
  await expect(
    pullContent(readFirebaseProject(given.chain.settings, false), folder),
  ).rejects.toThrow(/^\/\S+ (?:cannot be written: E[^\n]*|is read-only)$/);
});
