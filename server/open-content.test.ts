import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { COLLECTIONS, MENU } from '../src/content/backend.ts';
import { makeOldFolder } from '../tests/support/server/old-folder.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';
import { testBuild } from '../tests/support/test-build.ts';
import { createServer } from './create-server.ts';
import { openContent } from './open-content.ts';
import { createPictureSizer } from './pictures/picture-sizer.ts';
import { readAge } from './pull/edition.ts';
import { rollBack } from './pull/history.ts';
import { type ProcessEnvironment, readSettings } from './settings.ts';

const given = providePull(1);

const settings = () => ({
  ...given.chain.settings,
  MENU_CONTENT_FROM: 'firebase',
  MENU_CONTENT_DIR: given.pulled.folder,
});

const open = (environment: ProcessEnvironment) =>
  openContent(readSettings(environment), environment, createPictureSizer(), async () => false);

test('a folder that was edited by hand may hold another menu: the database is read first', async () => {
  for (const name of COLLECTIONS) {
    await writeFile(path.join(given.pulled.folder, `${name}.json`), '[{"id":"by hand"}]');
  }
  await open(settings());
  expect(await given.pulled.readDocuments(MENU)).toMatchObject([{ id: '0' }]);
});

test.each([
  { why: 'this version', prepare: async () => undefined },
  { why: 'an earlier version', prepare: makeOldFolder },
])('what $why has pulled is served without the database', async ({ prepare }) => {
  await given.pulled.pull();
  await prepare(given.pulled.folder);
  given.chain.standIn.setFault({ service: 'all', kind: 'offline' });
  await open(settings());
  expect(await given.pulled.readDocuments(MENU)).toMatchObject([{ id: '0' }]);
});

/** Pulls once in the background, and asks /healthz. */
async function checkHealth(environment: ProcessEnvironment) {
  const pulled = await open(environment);
  const folders = { build: testBuild(), content: given.pulled.folder };
  const app = await createServer(folders, environment, { pulled });
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const before = given.chain.standIn.requests.length;
  pulled?.start();
  await expect.poll(() => given.chain.standIn.requests.length).toBeGreaterThan(before);
  await expect.poll(() => log.mock.calls).not.toEqual([]);
  pulled?.stop();
  const health = await app.inject('/healthz');
  await app.close();
  return { status: health.statusCode, ...health.json(), log: String(log.mock.calls) };
}

test('a rollback that was meant is no old menu: /healthz stays ok, also after a restart', async () => {
  const { folder, pull, recordRead } = given.pulled;
  await pull();
  given.chain.setPrice('99');
  await pull();
  await rollBack(folder);
  await recordRead(90);
  const environment = { ...settings(), MENU_MAX_AGE_S: '60' };
  expect(await checkHealth(environment)).toMatchObject({
    status: 'ok',
    lastError: null,
    log: expect.stringContaining('the database still holds what was rolled back'),
  });
  expect(await readAge(folder)).toBeLessThan(60);
});

test('a loss that is refused is an old menu: /healthz says so', async () => {
  await given.pulled.pull();
  given.chain.standIn.setContent({ collections: {}, files: {} });
  await given.pulled.recordRead(90);
  expect(await checkHealth({ ...settings(), MENU_MAX_AGE_S: '60' })).toMatchObject({
    status: 'old',
    lastError: { message: expect.stringContaining('had 1 documents and has 0') },
  });
});

test('content that is too old makes /healthz fail, also after a restart', async () => {
  await given.pulled.pull();
  const folders = { build: testBuild(), content: given.pulled.folder };
  for (const { secondsAgo, maxAge, code, age } of [
    { secondsAgo: 90, maxAge: '60', code: 503, age: 90 },
    { secondsAgo: 90, maxAge: '600', code: 200, age: 90 },
    // The clock was set back by an hour since.
    { secondsAgo: -3600, maxAge: '60', code: 200, age: 0 },
  ]) {
    await given.pulled.recordRead(secondsAgo);
    const environment = { ...settings(), MENU_MAX_AGE_S: maxAge };
    const pulled = await open(environment);
    const app = await createServer(folders, environment, { pulled });
    const health = await app.inject('/healthz');
    expect(health.statusCode).toBe(code);
    expect(health.json().ageSeconds).toBeGreaterThanOrEqual(age);
    expect(health.json().ageSeconds).toBeLessThan(age + 60);
    await app.close();
  }
});
