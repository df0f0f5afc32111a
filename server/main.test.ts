import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import type { StandInContent } from '../tests/support/firebase-stand-in/content.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';

const WAIT = { timeout: 30_000 };

// Backoff after several failures takes longer than most tests.
vi.setConfig({ testTimeout: 60_000 });

const given = providePull(8);
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts the bundle that a container runs, with settings unknown to the build. */
function start(settings: Readonly<Record<string, string>> = {}, command: readonly string[] = []) {
  const child = spawn(process.execPath, ['dist-server/main.mjs', ...command], {
    env: {
      ...process.env,
      ...given.chain.settings,
      PORT: '0',
      MENU_CONTENT_FROM: 'firebase',
      MENU_CONTENT_DIR: given.pulled.folder,
      MENU_REFRESH_S: '1',
      ...settings,
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
  const { child, get, exit } = start();
  const page = await get('/Public-Menu-Access');
  expect(page).toContain('Dish 7');
  expect(page).toMatch(/\/content\/_sized\/320\/pictures\/[\da-f]{64}\.webp\.avif/);
  expect(JSON.parse(await get('/healthz'))).toMatchObject({
    status: 'ok',
    content: 'firebase',
    ageSeconds: expect.any(Number),
    lastError: null,
  });

  given.chain.standIn.setContent(withPrice('98765'));
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('98765');
  child.kill('SIGTERM');
  expect(await exit).toEqual({
    code: 0,
    lines: [
      'New content: 22 documents, 12 pictures, of which 12 were fetched.',
      expect.stringMatching(/^Menu ready at /),
      'New content: 22 documents, 12 pictures, of which 0 were fetched.',
    ],
  });
});

test('a picture is immutable; the page may connect to its own server only', async () => {
  await given.pulled.pull();
  const { request } = start();
  const page = await request('/Public-Menu-Access');
  expect(page.headers.get('content-security-policy')).toContain("; connect-src 'self';");
  const [picture = ''] = /\/content\/pictures\/[\da-f]{64}\.webp/.exec(await page.text()) ?? [];
  const sized = picture.replace('/content/', '/content/_sized/320/').concat('.avif');
  for (const address of [picture, sized]) {
    // Until it is encoded, the original is sent.
    const caching = async () => (await request(address)).headers.get('cache-control');
    await expect.poll(caching, WAIT).toBe('public, max-age=31536000, immutable');
  }
});

test('without the database the last pulled content is served, and this is logged once', async () => {
  await given.pulled.pull();
  given.chain.standIn.setFault({ service: 'all', kind: 'offline' });
  const { lines, get } = start();
  expect(await get('/Public-Menu-Access')).toContain('Dish 7');
  await expect
    .poll(() => lines().at(-1), WAIT)
    .toMatch(/^20\S+Z Serving the content of 20\S+Z: menu cannot be read: /);
  given.chain.standIn.setContent(withPrice('98765'));
  given.chain.standIn.setFault();
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('98765');
  expect(lines().slice(2)).toEqual([
    expect.stringMatching(/^20\S+Z The database is served again, after \d failed pulls\.$/),
    'New content: 22 documents, 12 pictures, of which 0 were fetched.',
  ]);
});

test('an emptied collection is refused until it is whole or forced: the old menu stays', async () => {
  await given.pulled.pull();
  const { content, standIn } = given.chain;
  standIn.setContent({ ...content, collections: { ...content.collections, [MENU]: [] } });
  const { lines, get } = start();
  await expect
    .poll(() => lines().at(-1), WAIT)
    .toMatch(/^20\S+Z Serving .*: Refused: SteakHouseMenu had 8 documents and has 0\. The old /);
  expect(await get('/Public-Menu-Access')).toContain('Dish 7');
  expect(JSON.parse(await get('/healthz'))).toMatchObject({
    status: 'ok',
    lastError: { message: expect.stringContaining('SteakHouseMenu had 8 documents and has 0') },
  });
  standIn.setContent(withPrice('98765'));
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('98765');

  standIn.setContent({ ...content, collections: { ...content.collections, [MENU]: [] } });
  expect(await start({}, ['pull']).exit).toMatchObject({ code: 1 });
  expect(await get('/Public-Menu-Access')).toContain('<article');
  expect(await start({}, ['pull', '--force']).exit).toMatchObject({ code: 0 });
  expect(await get('/Public-Menu-Access')).not.toContain('<article');
  expect(await start({}, ['rollback']).exit).toMatchObject({ code: 0 });
  expect(await get('/Public-Menu-Access')).toContain('98765');
});

test('content that is too old makes /healthz fail, also after a restart; diners still see it', async () => {
  await given.pulled.pull();
  given.chain.standIn.setFault({ service: 'all', kind: 'offline' });
  const recorded = path.join(given.pulled.folder, '.snapshots/read-at');
  await writeFile(recorded, new Date(Date.now() - 90_000).toISOString());
  for (const [maxAge, status] of [
    ['60', 503],
    ['600', 200],
  ] as const) {
    const { request, get } = start({ MENU_MAX_AGE_S: maxAge });
    const health = await request('/healthz');
    expect(health.status).toBe(status);
    const { ageSeconds } = JSON.parse(await health.text());
    expect(ageSeconds).toBeGreaterThanOrEqual(90);
    expect(ageSeconds).toBeLessThan(150);
    expect(await get('/Public-Menu-Access')).toContain('Dish 7');
  }
  // The clock was set back by an hour since.
  await writeFile(recorded, new Date(Date.now() + 3_600_000).toISOString());
  const { get } = start({ MENU_MAX_AGE_S: '60' });
  const { status, ageSeconds } = JSON.parse(await get('/healthz'));
  expect(status).toBe('ok');
  expect(ageSeconds).toBeGreaterThanOrEqual(0);
});

test('without the database and without pulled content: one line, exit code 1', async () => {
  given.chain.standIn.setFault({ service: 'firestore', kind: 'unavailable' });
  expect(await start().exit).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^menu cannot be read: reading \w+: the answer was 503$/)],
  });
});

test('it stops at once during a pull', async () => {
  await given.pulled.pull();
  given.chain.standIn.setFault({ service: 'firestore', kind: 'hang' });
  given.chain.standIn.resetCounts();
  const { child, get, exit } = start();
  await get('/healthz');
  await expect.poll(() => given.chain.standIn.requests, WAIT).toContain('query SteakHouseMenu');
  const before = await given.pulled.list();
  child.kill('SIGTERM');
  expect(await exit).toMatchObject({ code: 0, lines: [expect.stringMatching(/^Menu ready/)] });
  expect(await given.pulled.list()).toEqual(before);
});
