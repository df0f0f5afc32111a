import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS, MENU } from '../src/content/backend.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';
import { testBuild } from '../tests/support/test-build.ts';
import { createServer } from './create-server.ts';
import { openContent } from './open-content.ts';
import { createPictureSizer } from './pictures/picture-sizer.ts';
import { rollBack } from './pull/rollback.ts';
import { readSettings } from './settings.ts';

const given = providePull(1);

const settings = () => ({
  ...given.chain.settings,
  MENU_CONTENT_FROM: 'firebase',
  MENU_CONTENT_DIR: given.pulled.folder,
});

test('after a rollback to the files before the first pull, the server starts with them', async () => {
  const { folder } = given.pulled;
  const environment = settings();
  for (const name of COLLECTIONS) {
    await writeFile(path.join(folder, `${name}.json`), '[{"id":"by hand"}]');
  }
  // What was edited by hand may be another menu.
  await openContent(readSettings(environment), environment, createPictureSizer());
  expect(await given.pulled.readDocuments(MENU)).toMatchObject([{ id: '0' }]);
  await rollBack(folder);
  await openContent(readSettings(environment), environment, createPictureSizer());
  expect(await given.pulled.readDocuments(MENU)).toEqual([{ id: 'by hand' }]);
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
    const read = readSettings(environment);
    const { pulled } = await openContent(read, environment, createPictureSizer());
    const app = await createServer(folders, environment, { pulled });
    const health = await app.inject('/healthz');
    expect(health.statusCode).toBe(code);
    expect(health.json().ageSeconds).toBeGreaterThanOrEqual(age);
    expect(health.json().ageSeconds).toBeLessThan(age + 60);
    await app.close();
  }
});
