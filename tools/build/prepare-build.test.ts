import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { prepareBuild, SOURCES } from './prepare-build.ts';

let root: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'menu-build-'));
  made = 0;
  mkdirSync(path.join(root, 'tools'));
  for (const name of SOURCES) writeFileSync(path.join(root, name), 'source');
});
afterEach(() => removeFolder(root));

const edit = (text: string) => writeFileSync(path.join(root, 'vite.config.ts'), text);

function make(folder: string): void {
  made += 1;
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), readFileSync(path.join(root, 'vite.config.ts')));
}

function prepare(settings = {}, makeBuild = make) {
  const { build, lastBuild } = prepareBuild(settings, { root, make: makeBuild });
  const read = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');
  return { build, text: read(build), lastText: lastBuild && read(lastBuild) };
}

const listBuilds = () => readdirSync(path.join(root, '.cache/build'));

/** Builds are told apart by the time of their last use. */
function age(seconds: number): void {
  for (const name of listBuilds()) {
    const folder = path.join(root, '.cache/build', name);
    const time = statSync(folder).mtimeMs / 1000 - seconds;
    utimesSync(folder, time, time);
  }
}

test('unchanged sources are built once', () => {
  const first = prepare();
  expect(prepare()).toEqual(first);
  expect(made).toBe(1);
});

test('a restaurant of its own replaces the brand, and only that', () => {
  const [own, other] = [root, path.join(root, 'other')];
  const editBrand = (restaurant: string, text: string) => {
    mkdirSync(restaurant, { recursive: true });
    for (const name of ['menu.config.ts', 'public'])
      writeFileSync(path.join(restaurant, name), text);
  };
  const prepareOther = () => prepare({ MENU_RESTAURANT: 'other' }).build;
  editBrand(other, '1');
  const builds = [prepare().build, prepareOther()];
  editBrand(own, '2');
  expect(prepareOther()).toBe(builds[1]);
  editBrand(other, '2');
  builds.push(prepareOther(), prepare().build);
  edit('edited');
  builds.push(prepareOther());
  expect(new Set(builds).size).toBe(5);
});

test('edited sources have a build of their own, and going back needs none', () => {
  edit('1');
  const first = prepare();
  age(10);
  edit('2');
  expect(prepare()).toMatchObject({ text: '2', lastText: '1' });
  edit('1');
  expect(prepare()).toMatchObject({ build: first.build, text: '1', lastText: '2' });
  expect(made).toBe(2);
});

test('the two last used builds stay, and those for Firebase besides', () => {
  const firebase = Object.fromEntries(
    ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
      `VITE_FIREBASE_${name}`,
      'x',
    ]),
  );
  prepare(firebase);
  for (const text of ['1', '2', '3']) {
    age(10);
    edit(text);
    prepare();
  }
  expect(listBuilds()).toHaveLength(3);
  expect(prepare().lastText).toBe('2');
});

test('a source that is edited during the build is not mixed', () => {
  edit('1');
  const { text } = prepare({}, (folder) => {
    make(folder);
    if (made === 1) edit('2');
  });
  expect(text).toBe('2');
  edit('1');
  expect(prepare().text).toBe('1');
});

test('two builds at once: both use the one that was ready first', () => {
  const builds: string[] = [];
  const slow = prepare({}, (folder) => {
    make(folder);
    builds.push(prepare().build);
  });
  expect(slow.build).toBe(builds[0]);
  expect(listBuilds()).toHaveLength(1);
});

test('a build that failed or was killed is never used, and is removed', () => {
  const fail = (folder: string) => {
    make(folder);
    throw new Error('killed');
  };
  expect(() => prepare({}, fail)).toThrow('killed');
  mkdirSync(path.join(root, '.cache/build/unfinished-1/dist'), { recursive: true });
  prepare();
  expect(made).toBe(2);
  expect(listBuilds()).toContain('unfinished-1');
  age(7200);
  prepare();
  expect(listBuilds()).toHaveLength(1);
});
