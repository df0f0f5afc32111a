import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
function start() {
  const child = spawn(process.execPath, ['dist-server/main.mjs'], {
    env: {
      ...process.env,
      ...given.chain.settings,
      PORT: '0',
      MENU_CONTENT_FROM: 'firebase',
      MENU_CONTENT_DIR: given.pulled.folder,
      MENU_REFRESH_S: '1',
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
  expect(await get('/healthz')).toMatch(/^ok\nedition: \d s old\n$/);

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
    .toMatch(
      /^Serving the content of 20\S+Z until the database can be read: menu cannot be read: /,
    );
  given.chain.standIn.setContent(withPrice('98765'));
  given.chain.standIn.setFault();
  await expect.poll(() => get('/Public-Menu-Access'), WAIT).toContain('98765');
  expect(lines().slice(2)).toEqual([
    'The database can be read again.',
    'New content: 22 documents, 12 pictures, of which 0 were fetched.',
  ]);
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
