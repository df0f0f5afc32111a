import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FirebaseChain, startFirebaseChain } from '../server/testing/firebase-chain.ts';
import { makePulledFolder, type PulledFolder } from '../server/testing/pulled-folder.ts';
import { MENU } from '../src/content/backend.ts';
import type { StandInContent } from '../tests/support/firebase-stand-in/content.ts';

let chain: FirebaseChain;
let pulled: PulledFolder;
const running: ChildProcess[] = [];

beforeAll(async () => {
  chain = await startFirebaseChain(8);
});
beforeEach(async () => {
  pulled = await makePulledFolder(chain);
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  chain.standIn.setFault();
  chain.standIn.setContent(chain.content);
  await pulled.remove();
});
afterAll(() => chain.standIn.close());

/** The command as a script would run it. */
function startPull(folder: string, settings: Readonly<Record<string, string>> = chain.settings) {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/pull.ts', folder], {
    env: { ...process.env, ...settings },
  });
  running.push(child);
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return {
    child,
    ended: ended.then(([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr })),
  };
}

test('an edition is written, then it says that nothing has changed', async () => {
  expect(await startPull(pulled.folder).ended).toEqual({
    code: 0,
    signal: null,
    stdout: `Pictures: 3 of 12\nPictures: 6 of 12\nPictures: 9 of 12\nPictures: 12 of 12
New edition in ${pulled.folder}: 22 documents, 12 pictures, of which 12 were fetched\n`,
    stderr: '',
  });
  expect(await startPull(pulled.folder).ended).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nNothing has changed: \S+ holds 22 documents, 12 pictures\n$/),
  });
});

test('killed in the middle, it leaves the last edition; run again, it brings the whole', async () => {
  await pulled.pull();
  const before = await pulled.readDocuments(MENU);
  chain.standIn.setContent(exchangePictures());
  chain.standIn.setFault({ service: 'storage', kind: 'hang', path: 'dishes/7.webp', of: 'media' });
  const { child, ended } = startPull(pulled.folder);
  await expect.poll(() => chain.standIn.requests.at(-1), { timeout: 15_000 }).toMatch(/dishes.7/);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ signal: 'SIGKILL' });
  expect(await pulled.readDocuments(MENU)).toEqual(before);

  chain.standIn.setFault();
  expect(await startPull(pulled.folder).ended).toMatchObject({ code: 0 });
  expect(await pulled.pull()).toMatchObject({ isNew: false, pictures: 12, problems: [] });
});

/** The same documents with other pictures under the same names. */
function exchangePictures(): StandInContent {
  const names = Object.keys(chain.content.files);
  const files = Object.values(chain.content.files).toReversed();
  return {
    ...chain.content,
    files: Object.fromEntries(files.map((file, position) => [names[position], file])),
  };
}

test.each([
  { why: 'refuses', fault: { service: 'firestore', kind: 'permission-denied' } },
  { why: 'fails half-way', fault: { service: 'firestore', kind: 'drop', collection: MENU } },
] as const)(
  'when the database $why, the old edition stands: one line and exit code 1',
  async ({ fault }) => {
    await pulled.pull();
    const before = await pulled.list();
    chain.standIn.setContent(exchangePictures());
    chain.standIn.setFault(fault);
    expect(await startPull(pulled.folder).ended).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: expect.stringMatching(/^menu cannot be read: [^\n]+\n$/),
    });
    expect(await pulled.list()).toEqual(before);
  },
);

test('settings that are missing are one line and exit code 1', async () => {
  const settings = { ...chain.settings, VITE_FIREBASE_APP_ID: '' };
  expect(await startPull(pulled.folder, settings).ended).toMatchObject({
    code: 1,
    stderr: 'The Firebase settings are incomplete. Missing: VITE_FIREBASE_APP_ID\n',
  });
});

test('a picture that is not to be had is named, and is no failure', async () => {
  chain.standIn.setFault({
    service: 'storage',
    kind: 'http-error',
    status: 404,
    path: 'dishes/1.webp',
  });
  const { code, stdout, stderr } = await startPull(pulled.folder).ended;
  expect(code).toBe(0);
  expect(stdout).toContain('22 documents, 11 pictures, of which 11 were fetched');
  expect(stderr).toMatch(/^SteakHouseMenu, document "1", field "itemImage": [^\n]+\n$/);
});
