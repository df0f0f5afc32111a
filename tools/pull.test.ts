import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import type { StandInContent } from '../tests/support/firebase-stand-in/content.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';
import { createProgress } from './pull.ts';

const given = providePull(8);
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Runs the command as a script does. */
function startPull(
  folder: string,
  settings: Readonly<Record<string, string>> = given.chain.settings,
  tool: readonly string[] = ['tools/pull.ts'],
) {
  const child = spawn(process.execPath, ['tools/run.mjs', ...tool, folder], {
    env: { ...process.env, ...settings },
  });
  running.push(child);
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return {
    child,
    ended: ended.then(([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr })),
  };
}

test('the content is written, then it says that nothing has changed', async () => {
  expect(await startPull(given.pulled.folder).ended).toEqual({
    code: 0,
    signal: null,
    stdout: `Pictures: 3 of 12\nPictures: 6 of 12\nPictures: 9 of 12\nPictures: 12 of 12
New content in ${given.pulled.folder}: 22 documents, 12 pictures, of which 12 were fetched\n`,
    stderr: '',
  });
  expect(await startPull(given.pulled.folder).ended).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nNothing has changed: \S+ holds 22 documents, 12 pictures\n$/),
  });
});

test('killed in the middle, it leaves the last content; run again, it completes', async () => {
  await given.pulled.pull();
  const before = await given.pulled.readDocuments(MENU);
  given.chain.standIn.setContent(exchangePictures());
  given.chain.standIn.setFault({
    service: 'storage',
    kind: 'hang',
    path: 'dishes/7.webp',
    of: 'media',
  });
  const { child, ended } = startPull(given.pulled.folder);
  await expect
    .poll(() => given.chain.standIn.requests.at(-1), { timeout: 15_000 })
    .toMatch(/dishes.7/);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ signal: 'SIGKILL' });
  expect(await given.pulled.readDocuments(MENU)).toEqual(before);

  given.chain.standIn.setFault();
  expect(await startPull(given.pulled.folder).ended).toMatchObject({ code: 0 });
  expect(await given.pulled.pull()).toMatchObject({ isNew: false, pictures: 12, problems: [] });
});

/** The same documents with other pictures under the same names. */
function exchangePictures(): StandInContent {
  const names = Object.keys(given.chain.content.files);
  const files = Object.values(given.chain.content.files).toReversed();
  return {
    ...given.chain.content,
    files: Object.fromEntries(files.map((file, position) => [names[position], file])),
  };
}

test.each([
  { why: 'refuses', fault: { service: 'firestore', kind: 'permission-denied' } },
  { why: 'fails half-way', fault: { service: 'firestore', kind: 'drop', collection: MENU } },
] as const)(
  'when the database $why, the old content stays: one line and exit code 1',
  async ({ fault }) => {
    await given.pulled.pull();
    const before = await given.pulled.list();
    given.chain.standIn.setContent(exchangePictures());
    given.chain.standIn.setFault(fault);
    expect(await startPull(given.pulled.folder).ended).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: expect.stringMatching(/^menu cannot be read: [^\n]+\n$/),
    });
    expect(await given.pulled.list()).toEqual(before);
  },
);

test('an emptied menu is refused with both counts, then forced, then rolled back', async () => {
  const { folder } = given.pulled;
  const { settings, standIn, content } = given.chain;
  await given.pulled.pull();
  standIn.setContent({ ...content, collections: { ...content.collections, [MENU]: [] } });
  expect(await startPull(folder).ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Refused: SteakHouseMenu had 8 documents and has 0\. [^\n]+\n$/),
  });
  const force = ['tools/pull.ts', '--force'];
  expect(await startPull(folder, settings, force).ended).toMatchObject({ code: 0, stderr: '' });
  expect(await given.pulled.readDocuments(MENU)).toEqual([]);
  expect(await startPull(folder, settings, ['tools/rollback.ts']).ended).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\S+ holds the content of 20\S+Z again\.\n/),
  });
  expect(await given.pulled.readDocuments(MENU)).toHaveLength(8);
});

test('an unknown option is one line and exit code 1', async () => {
  expect(await startPull('--forse').ended).toMatchObject({
    code: 1,
    stderr: 'Usage: npm run pull -- [DIR] [--force]\n',
  });
});

test('missing settings are one line and exit code 1', async () => {
  const settings = { ...given.chain.settings, VITE_FIREBASE_APP_ID: '' };
  expect(await startPull(given.pulled.folder, settings).ended).toMatchObject({
    code: 1,
    stderr: 'The Firebase settings are incomplete. Missing: VITE_FIREBASE_APP_ID\n',
  });
});

test('a picture that cannot be fetched is named, and the pull succeeds', async () => {
  given.chain.standIn.setFault({
    service: 'storage',
    kind: 'http-error',
    status: 404,
    path: 'dishes/1.webp',
  });
  const { code, stdout, stderr } = await startPull(given.pulled.folder).ended;
  expect(code).toBe(0);
  expect(stdout).toContain('22 documents, 11 pictures, of which 11 were fetched');
  expect(stderr).toMatch(/^SteakHouseMenu, document "1", field "itemImage": [^\n]+\n$/);
});

function record(isTTY: boolean, total: number): readonly string[] {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  for (let done = 1; done <= total; done += 1) progress.show(done, total);
  progress.end();
  return written;
}

test('progress: a terminal has one line, which is cleared at the end', () => {
  expect(record(true, 2)).toEqual([
    '\r\u001b[KPictures: 1 of 2',
    '\r\u001b[KPictures: 2 of 2',
    '\r\u001b[K',
  ]);
});

test.each([
  { total: 124, lines: [31, 62, 93, 124] },
  { total: 3, lines: [1, 2, 3] },
  { total: 0, lines: [] },
])('progress: elsewhere, $total pictures are a few plain lines', ({ total, lines }) => {
  expect(record(false, total)).toEqual(lines.map((done) => `Pictures: ${done} of ${total}\n`));
});
