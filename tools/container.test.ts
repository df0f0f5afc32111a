import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIREBASE_SETTINGS } from '../tests/support/firebase-build.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { testBuild } from '../tests/support/test-build.ts';

/** Runs the last stage of the Dockerfile in a folder, without Docker. */
const INSTRUCTIONS = (await readFile('Dockerfile', 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const LAST_STAGE = INSTRUCTIONS.slice(INSTRUCTIONS.findLastIndex(({ name }) => name === 'FROM'));

const textsOf = (name: string) =>
  LAST_STAGE.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

/** The exec form runs without a shell, so signals reach the program. */
const commandOf = (name: string): readonly string[] => {
  const [given = ''] = textsOf(name);
  return JSON.parse(given.slice(given.indexOf('[')));
};

const KNOWN = ['FROM', 'WORKDIR', 'ENV', 'COPY', 'RUN', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** The image's user, where root runs the tests. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const PICTURE = 'images/dishes/ribeye.webp';

/** What the build stage has made; the menu is the tests'. */
function sourceOf(file: string): string {
  if (file === 'content') return CONTENT;
  return file.startsWith('dist') ? path.join(testBuild(), '..', file) : file;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-image-'));
  await chmod(folder, 0o755);
  for (const copy of textsOf('COPY')) {
    const [, from = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(copy) ?? [];
    await cp(sourceOf(from), path.join(folder, to), { recursive: true });
  }
  // The first screens' pictures are sized at the start: one is enough.
  const menu = JSON.stringify([{ id: 'ribeye', titleEn: 'Ribeye', itemImage: PICTURE }]);
  await writeFile(path.join(folder, 'content/SteakHouseMenu.json'), menu);
  await writeFile(path.join(folder, 'content/SHAdminHero.json'), '[]');
  await mkdir(path.join(folder, '.cache'));
  if (isRoot) await chown(path.join(folder, '.cache'), NOBODY, NOBODY);
});
afterAll(() => removeFolder(folder));

/** Runs a command of the image as an unprivileged user, with the image's settings only. */
function runInImage(name: string, settings: object): ChildProcessWithoutNullStreams {
  const [, ...options] = commandOf(name);
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const environment = textsOf('ENV').flatMap((line) => line.split(' '));
  const env = { ...Object.fromEntries(environment.map((one) => one.split('='))), ...settings };
  return spawn(process.execPath, options, { cwd: folder, env, ...identity });
}

test('the Dockerfile holds only instructions that this test knows', () => {
  expect(INSTRUCTIONS.filter(({ name }) => !KNOWN.includes(name))).toEqual([]);
  expect(textsOf('RUN')).toEqual(['mkdir .cache && chown node:node .cache']);
  expect(textsOf('USER')).toEqual(['node']);
  expect([commandOf('CMD')[0], commandOf('HEALTHCHECK')[0]]).toEqual(['node', 'node']);
});

test('the image serves as an unprivileged user, reports its health and stops on SIGTERM', async () => {
  const server = runInImage('CMD', { PORT: '0', SITE_URL: 'https://menu.example' });
  const exit = once(server, 'exit');
  const output = text(server.stderr);
  const [ready] = await Promise.race([once(server.stdout, 'data'), exit]);
  const [, origin = await output] = /^Menu ready at (http:\S+)\/Public/.exec(String(ready)) ?? [];
  const { port } = new URL(origin);
  // The first screens' pictures are sized before the first visitor comes.
  expect(await readdir(path.join(folder, '.cache/pictures'))).not.toEqual([]);

  // The copied sharp makes the sizes and stores them in the one writable folder.
  const sized = `http://127.0.0.1:${port}/content/_sized/320/${PICTURE}.avif`;
  const typeOf = async () => (await fetch(sized)).headers.get('content-type');
  await expect.poll(typeOf, { timeout: 15_000 }).toBe('image/avif');

  const checkHealth = async () =>
    (await once(runInImage('HEALTHCHECK', { PORT: port }), 'exit'))[0];
  expect(await checkHealth()).toBe(0);
  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await output).toBe('');
  expect(await checkHealth()).toBe(1);
});

test('with a Firebase project but no MENU_CONTENT_FROM it does not start, and says why', async () => {
  const server = runInImage('CMD', { PORT: '0', ...FIREBASE_SETTINGS });
  const [[code], output] = await Promise.all([once(server, 'exit'), text(server.stderr)]);
  expect(output).toBe(
    "MENU_CONTENT_FROM is missing beside VITE_FIREBASE_API_KEY: firebase serves the project's menu, folder the content folder\n",
  );
  expect(code).toBe(1);
});

test.each(['.env', '.git', 'node_modules', 'dist', 'tests'])(
  '%s never reaches a build of the image',
  async (name) => {
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    expect(ignored.includes(name) || (ignored.includes('.*') && name.startsWith('.'))).toBe(true);
  },
);
