import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import type { StandInContent } from '../tests/support/firebase-stand-in/content.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';
import { serverBundle } from '../tests/support/test-build.ts';

const WAIT = { timeout: 30_000 };

// Backoff after several failures takes longer than most tests.
vi.setConfig({ testTimeout: 60_000 });

const given = providePull(8);
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const settings = () => ({
  ...given.chain.settings,
  SITE_URL: 'https://menu.example',
  MENU_CONTENT_FROM: 'firebase',
  MENU_CONTENT_DIR: given.pulled.folder,
});

/** Starts the bundle that a container runs, with settings unknown to the build. */
function start(others: Readonly<Record<string, string>> = {}, command: readonly string[] = []) {
  const child = spawn(process.execPath, [serverBundle(), ...command], {
    env: {
      ...process.env,
      ...settings(),
      PORT: '0',
      MENU_REFRESH_S: '1',
      ...others,
    },
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const lines = () => output.trim().split('\n');
  const origin = async () => {
    const ready = /Menu ready at (http:\S+)\/Public-Menu-Access/;
    await expect.poll(() => output, WAIT).toMatch(ready);
    return ready.exec(output)?.[1] ?? '';
  };
  const request = async (path: string) => fetch(`${await origin()}${path}`);
  const get = async (path: string) => (await request(path)).text();
  const exit = once(child, 'exit').then(([code]) => ({ code, lines: lines() }));
  return { child, lines, request, get, exit };
}

function withPrice(priceEn: string): StandInContent {
  const [dish, ...dishes] = given.chain.content.collections[MENU] ?? [];
  const menu = [{ ...dish, id: '0', priceEn }, ...dishes];
  return {
    ...given.chain.content,
    collections: { ...given.chain.content.collections, [MENU]: menu },
  };
}

test('a price changed in the database shows on the page without a restart', async () => {
  const { child, request, get, exit } = start();
  const response = await request('/Public-Menu-Access');
  const page = await response.text();
  expect(page).toContain('Dish 7');
  expect(JSON.parse(await get('/healthz'))).toMatchObject({
    status: 'ok',
    content: 'firebase',
    ageSeconds: expect.any(Number),
    lastError: null,
  });

  // The page may connect to its own server only, and its pictures are immutable.
  expect(response.headers.get('content-security-policy')).toContain("; connect-src 'self';");
  const [sized = ''] = /\/content\/_sized\/320\/pictures\/[\da-f]{64}\.webp\.avif/.exec(page) ?? [];
  const original = sized.replace('/_sized/320/', '/').replace(/\.avif$/, '');
  for (const address of [original, sized]) {
    // Until it is encoded, the original is sent.
    const caching = async () => (await request(address)).headers.get('cache-control');
    await expect.poll(caching, WAIT).toBe('public, max-age=31536000, immutable');
  }

  const { standIn } = given.chain;
  standIn.setContent(withPrice('98765'));
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('98765');

  // It stops at once, also during a pull.
  standIn.setFault({ service: 'firestore', kind: 'hang' });
  standIn.resetCounts();
  await expect.poll(() => standIn.requests, WAIT).toContain('query SteakHouseMenu');
  const before = await given.pulled.list();
  child.kill('SIGTERM');
  expect(await exit).toEqual({
    code: 0,
    lines: [
      'New content: 22 documents, 12 pictures, of which 12 were fetched.',
      expect.stringMatching(/^Menu ready at /),
      'New content: 22 documents, 12 pictures, of which 0 were fetched. Dish 0: 0 → 98765 SR',
    ],
  });
  expect(await given.pulled.list()).toEqual(before);
});

test('without the database, or while it lacks a collection, the last pulled content is served', async () => {
  await given.pulled.pull();
  await given.pulled.recordRead(90);
  const { content, standIn } = given.chain;
  standIn.setFault({ service: 'all', kind: 'offline' });
  const { lines, request, get } = start({ MENU_MAX_AGE_S: '60' });

  // Content that is too old makes /healthz fail, also after a restart; diners still see it.
  expect((await request('/healthz')).status).toBe(503);
  expect(await get('/Public-Menu-Access')).toContain('Dish 7');
  await expect
    .poll(() => lines().at(-1), WAIT)
    .toMatch(/^20\S+Z Serving the content of 20\S+Z: menu cannot be read: /);
  standIn.setContent(withPrice('98765'));
  standIn.setFault();
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('98765');
  expect((await request('/healthz')).status).toBe(200);
  expect(lines().slice(2)).toEqual([
    expect.stringMatching(/^20\S+Z The database is served again\.$/),
    'New content: 22 documents, 12 pictures, of which 0 were fetched. Dish 0: 0 → 98765 SR',
  ]);

  // An emptied collection is refused until it is whole or forced: the old menu stays.
  const emptied = { ...content, collections: { ...content.collections, [MENU]: [] } };
  standIn.setContent(emptied);
  await expect
    .poll(() => lines().at(-1), WAIT)
    .toMatch(/^20\S+Z Serving .*: Refused: SteakHouseMenu had 8 documents and has 0\. The old /);
  expect(await get('/Public-Menu-Access')).toContain('98765');
  expect(JSON.parse(await get('/healthz'))).toMatchObject({
    status: 'ok',
    lastError: { message: expect.stringContaining('SteakHouseMenu had 8 documents and has 0') },
  });
  standIn.setContent(withPrice('56789'));
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('56789');

  standIn.setContent(emptied);
  expect(await start({}, ['pull']).exit).toMatchObject({ code: 1 });
  expect(await get('/Public-Menu-Access')).toContain('<article');
  expect(await start({}, ['pull', '--force']).exit).toMatchObject({ code: 0 });
  expect(await get('/Public-Menu-Access')).not.toContain('<article');
  expect(await start({}, ['rolback']).exit).toEqual({
    code: 1,
    lines: ["Unknown command 'rolback': pull, history, rollback"],
  });
  expect(await start({}, ['rollback']).exit).toMatchObject({
    code: 0,
    lines: [
      expect.stringMatching(/ holds the content of 20\S+Z again\.$/),
      '8 dishes new',
      expect.stringMatching(/^It stays until the database changes/),
    ],
  });
  expect(await get('/Public-Menu-Access')).toContain('56789');
});

test('without the database and without pulled content: it stops while it waits; then one line, exit code 1', async () => {
  given.chain.standIn.setFault({ service: 'firestore', kind: 'hang' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    given.chain.standIn.resetCounts();
    const { child, exit } = start();
    await expect.poll(() => given.chain.standIn.requests, WAIT).toContain('query SteakHouseMenu');
    child.kill(signal);
    expect(await exit).toEqual({ code: 0, lines: [''] });
  }
  given.chain.standIn.setFault({ service: 'firestore', kind: 'unavailable' });
  expect(await start().exit).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^menu cannot be read: reading \w+: the answer was 503$/)],
  });
});
