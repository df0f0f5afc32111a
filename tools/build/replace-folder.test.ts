import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
let dist: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-replace-'));
  dist = path.join(folder, 'dist');
});
afterEach(() => removeFolder(folder));

const FILES = Array.from({ length: 40 }, (_, number) => `${number}.js`);

function build(version: string, waitMs = 0): Promise<void> {
  return replaceFolder(dist, async (next) => {
    for (const made of [next, `${next}-server`]) {
      await mkdir(made, { recursive: true });
      for (const name of FILES) await writeFile(path.join(made, name), version);
    }
    await setTimeout(waitMs);
  });
}

async function versionsOf(made: string): Promise<ReadonlySet<string>> {
  const names = await readdir(made);
  expect(names.toSorted()).toEqual(FILES.toSorted());
  return new Set(await Promise.all(names.map((name) => readFile(path.join(made, name), 'utf8'))));
}

test('a build replaces the last one, and nothing else is left', async () => {
  for (const version of ['1', '2']) {
    await build(version);
    expect(await versionsOf(dist)).toEqual(new Set([version]));
    expect(await versionsOf(`${dist}-server`)).toEqual(new Set([version]));
    expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist-server']);
  }
});

test('several builds at once: each is whole, none fails, and one of them stays', async () => {
  for (let time = 0; time < 5; time += 1) {
    await Promise.all(['1', '2', '3', '4'].map((version) => build(version, 20)));
    expect((await versionsOf(dist)).size).toBe(1);
    expect((await versionsOf(`${dist}-server`)).size).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist-server']);
  }
});

test('a build that fails leaves the last one as it was', async () => {
  await build('1');
  const failing = replaceFolder(dist, async (next) => {
    await mkdir(next);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await versionsOf(dist)).toEqual(new Set(['1']));
  expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist-server']);
});
