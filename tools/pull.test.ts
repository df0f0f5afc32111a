import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../server/pull/commands.ts';
import { MENU } from '../src/content/backend.ts';
import type { StandInContent } from '../tests/support/firebase-stand-in/content.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';

const given = providePull(8);
const running: ChildProcess[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Pulls as a script does. */
function startPull() {
  const tool = ['tools/run.mjs', 'server/pull/commands.ts', 'pull', given.pulled.folder];
  const child = spawn(process.execPath, tool, {
    env: { ...process.env, ...given.chain.settings },
  });
  running.push(child);
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return {
    child,
    ended: ended.then(([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr })),
  };
}

/** Runs it in this process and returns what it prints at the end. Where it throws, a process ends with exit code 1. */
async function runHere(
  command: string,
  options: readonly string[] = [given.pulled.folder],
  settings: object = {},
): Promise<string> {
  for (const [name, value] of Object.entries({ ...given.chain.settings, ...settings })) {
    vi.stubEnv(name, value);
  }
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await run([command, ...options]);
  const lines = log.mock.calls.map(String);
  log.mockRestore();
  return lines.join('\n');
}

const failure = (message: RegExp) => ({
  name: 'OperatorError',
  message: expect.stringMatching(message),
});

test('the content is written, a picture that cannot be fetched is named; then it is fetched, then nothing has changed', async () => {
  const { folder } = given.pulled;
  given.chain.standIn.setFault({
    service: 'storage',
    kind: 'http-error',
    status: 404,
    path: 'dishes/1.webp',
  });
  expect(await startPull().ended).toEqual({
    code: 0,
    signal: null,
    stdout: `New content in ${folder}: 22 documents, 11 pictures, of which 11 were fetched\n`,
    stderr: expect.stringMatching(/^SteakHouseMenu, document "1", field "itemImage": [^\n]+\n$/),
  });
  given.chain.standIn.setFault();
  expect(await runHere('pull')).toBe(
    `New content in ${folder}: 22 documents, 12 pictures, of which 1 were fetched\n1 dish edited`,
  );
  expect(await runHere('pull')).toMatch(
    /Nothing has changed: \S+ holds 22 documents, 12 pictures$/,
  );
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
  given.chain.standIn.resetCounts();
  const { child, ended } = startPull();
  await expect
    .poll(() => given.chain.standIn.requests.at(-1), { timeout: 30_000 })
    .toMatch(/dishes.7/);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ signal: 'SIGKILL' });
  expect(await given.pulled.readDocuments(MENU)).toEqual(before);

  given.chain.standIn.setFault();
  expect(await runHere('pull')).toMatch(/^New content in /);
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

test('when the database refuses or fails half-way, the old content stays: one line and exit code 1', async () => {
  await given.pulled.pull();
  const before = await given.pulled.list();
  given.chain.standIn.setContent(exchangePictures());
  given.chain.standIn.setFault({ service: 'firestore', kind: 'permission-denied' });
  expect(await startPull().ended).toEqual({
    code: 1,
    signal: null,
    stdout: '',
    stderr: expect.stringMatching(/^menu cannot be read: [^\n]+\n$/),
  });
  expect(await given.pulled.list()).toEqual(before);
  given.chain.standIn.setFault({ service: 'firestore', kind: 'drop', collection: MENU });
  await expect(runHere('pull')).rejects.toMatchObject(failure(/^menu cannot be read: [^\n]+$/));
  expect(await given.pulled.list()).toEqual(before);
});

test('an emptied menu is refused with both counts, then forced, then rolled back', async () => {
  const { folder } = given.pulled;
  const { standIn, content } = given.chain;
  await given.pulled.pull();
  standIn.setContent({ ...content, collections: { ...content.collections, [MENU]: [] } });
  await expect(runHere('pull')).rejects.toMatchObject(
    failure(/^Refused: SteakHouseMenu had 8 documents and has 0\. [^\n]+$/),
  );
  expect(await runHere('pull', ['--force', folder])).toMatch(
    /^New content in [^\n]+\n8 dishes gone$/,
  );
  expect(await given.pulled.readDocuments(MENU)).toEqual([]);
  expect(await runHere('rollback')).toMatch(
    /^\S+ holds the content of 20\S+Z again\.\n8 dishes new\nIt stays /,
  );
  expect(await given.pulled.readDocuments(MENU)).toHaveLength(8);
});

test('history lists the menus and what each has changed; any can be had back', async () => {
  const { folder } = given.pulled;
  await expect(runHere('history')).rejects.toMatchObject(
    failure(/^There is no pulled content in \S+$/),
  );
  await runHere('pull');
  for (const price of ['170', '180']) {
    given.chain.setPrice(price);
    await runHere('pull');
  }
  const history = async () => (await runHere('history')).split('\n');
  const lines = await history();
  expect(lines).toEqual([
    expect.stringMatching(/^20\S+Z \* Dish 0: 170 → 180 SR$/),
    expect.stringMatching(/^20\S+Z {3}Dish 0: 0 → 170 SR$/),
    expect.stringMatching(/^20\S+Z {3}8 dishes$/),
  ]);
  const [time = ''] = lines.at(-1)?.split(' ') ?? [];
  expect(await runHere('rollback', [folder, '--to', time])).toContain(
    `holds the content of ${time} again.\nDish 0: 180 → 0 SR\n`,
  );
  expect((await history()).map((line) => line.includes('*'))).toEqual([false, false, true]);
});

test('an unknown option and missing settings are one line each', async () => {
  await expect(runHere('pull', ['--forse'])).rejects.toMatchObject(
    failure(/^Unknown option '--forse': pull \[DIR\] \[--force\]$/),
  );
  await expect(runHere('pull', undefined, { VITE_FIREBASE_APP_ID: '' })).rejects.toMatchObject(
    failure(/^The Firebase settings are incomplete\. Missing: VITE_FIREBASE_APP_ID$/),
  );
});
