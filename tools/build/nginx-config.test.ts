import { chmod, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadRenderer } from '../../server/renderer.ts';
import { CONTENT_POLICY, IMMUTABLE, serviceWorkerPolicy } from '../../server/security-headers.ts';
import { serverOf, startNginx } from '../../tests/support/nginx.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { findFreePort } from '../../tests/support/server/free-port.ts';
import { testBuild } from '../../tests/support/test-build.ts';
import { type HostRules, hostRules } from './host-rules.ts';
import { nginxConfig } from './nginx-config.ts';

const PULLED = `pictures/${'a1'.repeat(32)}.webp`;
const MENU = '/Public-Menu-Access';

let folder: string;
let origin: string;
/** Another nginx that passes everything on, as it does by default. */
let proxy: string;
/** Another brand in the same nginx. */
let otherBrand: string;
let live: string;

const POLICY = 'content-security-policy';
const OTHER = { [POLICY]: "default-src 'none'; script-src 'sha256-of-the-other-brand'" };
let stopNginx: () => Promise<void>;

const get = (address: string, headers = {}, method = 'GET') =>
  fetch(origin + address, { redirect: 'manual', headers, method });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-nginx-'));
  // Its workers are another user.
  await chmod(folder, 0o755);
  const root = path.join(folder, 'dist');
  await cp(testBuild(), root, { recursive: true });
  for (const name of [PULLED, `_sized/320/${PULLED}.avif`, 'SteakHouseMenu.json', 'a.svg']) {
    const file = path.join(root, 'content', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '["old price"]'.padEnd(100));
  }
  const [port, proxyPort, otherPort, livePort] = await Promise.all([1, 2, 3, 4].map(findFreePort));
  const siteOf = (given: HostRules, listen: number | undefined) =>
    serverOf(nginxConfig(given), listen, root);
  const own = await rules();
  const sites = [
    siteOf(own, port),
    siteOf({ ...own, everywhere: { ...own.everywhere, ...OTHER } }, otherPort),
    siteOf({ ...own, hasLiveBranches: true }, livePort),
    `server { listen 127.0.0.1:${proxyPort}; location / { proxy_pass http://127.0.0.1:${port}; } }`,
  ].join('\n');
  stopNginx = await startNginx(folder, sites);
  origin = `http://127.0.0.1:${port}`;
  proxy = `http://127.0.0.1:${proxyPort}`;
  otherBrand = `http://127.0.0.1:${otherPort}`;
  live = `http://127.0.0.1:${livePort}`;
  await vi.waitFor(async () => expect((await get('/')).status).toBe(302), 20_000);
});
afterAll(async () => {
  await stopNginx();
  await removeFolder(folder);
});

async function rules() {
  return hostRules((await loadRenderer(testBuild())).assets, {});
}

test.each([
  { from: '/', status: 302, to: MENU },
  { from: '/?lang=ar&dish=a%20b', status: 302, to: `${MENU}?lang=ar&dish=a%20b` },
  { from: `${MENU}/`, status: 301, to: MENU },
  { from: `${MENU}/?lang=ar`, status: 301, to: `${MENU}?lang=ar` },
  { from: '/public-menu-ACCESS', status: 301, to: MENU },
  { from: `${MENU}/ar/`, status: 301, to: `${MENU}/ar` },
])('nginx redirects $from', async ({ from, status, to }) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
});

test.each([
  { address: MENU, lang: 'en' },
  { address: `${MENU}?lang=en`, lang: 'en' },
  { address: `${MENU}?dish=x&lang=ar`, lang: 'ar' },
  { address: `${MENU}/ar`, lang: 'ar' },
])('nginx serves $address in $lang', async ({ address, lang }) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain(`<html lang="${lang}"`);
});

test.each([
  { address: '/olaya', lang: 'en' },
  { address: '/olaya/ar', lang: 'en' },
  { address: '/Olaya?lang=ar', lang: 'ar' },
  { address: '/ar', lang: 'ar' },
])('a live page’s branches have it on nginx: $address', async ({ address, lang }) => {
  const answer = await fetch(live + MENU + address, { redirect: 'manual' });
  expect(await answer.text()).toContain(`<html lang="${lang}"`);
});

test.each([
  '/nope',
  '/assets/nope.js',
  '/content/nope.json',
  '/404.html',
  '/index.html',
  `${MENU}/index.html`,
  '/404.css.gz',
  '/_headers',
  '/_redirects',
  '/assets/',
  '/content',
])('%s is the 404 page', async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('This page is not on the menu.');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe((await rules()).everywhere[POLICY]);
});

test.each([
  { address: MENU, cached: 'no-cache', policy: 'pagePolicy' },
  { address: '/', cached: 'no-cache', policy: 'pagePolicy' },
  { address: '/robots.txt', cached: 'no-cache', policy: 'pagePolicy' },
  { address: '/service-worker.js', cached: 'no-cache', policy: 'workerPolicy' },
  { address: '/content/SteakHouseMenu.json', cached: 'no-cache', policy: 'contentPolicy' },
  { address: '/content/a.svg', cached: 'no-cache', policy: 'contentPolicy' },
  { address: `/content/${PULLED}`, cached: IMMUTABLE, policy: 'contentPolicy' },
  { address: `/content/_sized/320/${PULLED}.avif`, cached: IMMUTABLE, policy: 'contentPolicy' },
] as const)('$address has the server’s headers', async ({ address, cached, policy }) => {
  const { everywhere } = await rules();
  const policies = {
    pagePolicy: everywhere[POLICY],
    contentPolicy: CONTENT_POLICY,
    workerPolicy: serviceWorkerPolicy({}),
  };
  const own = { ...everywhere, 'cache-control': cached, [POLICY]: policies[policy] };
  const { headers } = await get(address);
  for (const [name, value] of Object.entries(own)) expect(headers.get(name)).toBe(value);
});

test('two brands in one nginx: each page has its own policy', async () => {
  const policyAt = async (site: string) => (await fetch(site + MENU)).headers.get(POLICY);
  expect(await policyAt(origin)).toBe((await rules()).everywhere[POLICY]);
  expect(await policyAt(otherBrand)).toBe(OTHER[POLICY]);
});

test('behind another nginx all is compressed, with the headers, and a 304 the second time', async () => {
  const { everywhere } = await rules();
  const { script } = (await loadRenderer(testBuild())).assets;
  for (const address of [MENU, script, '/content/SteakHouseMenu.json']) {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await fetch(proxy + address, { headers });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const { [POLICY]: _, 'cache-control': __, ...shared } = everywhere;
    for (const [name, value] of Object.entries(address === MENU ? everywhere : shared)) {
      expect(first.headers.get(name)).toBe(value);
    }
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(proxy + address, { headers: { ...headers, 'if-none-match': etag } });
    expect(second.status).toBe(304);
  }
});

describe('files', () => {
  test('scripts are immutable and sent as they were compressed by the build', async () => {
    const { script } = (await loadRenderer(testBuild())).assets;
    const answer = await get(script, { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const { length } = await readFile(`${testBuild()}${script}.gz`);
    expect(answer.headers.get('content-length')).toBe(String(length));
  });

  test.each([
    { file: '/menu.en.webmanifest', type: 'application/manifest+json' },
    { file: '/icons/icon-192.png', type: 'image/png' },
    { file: `/content/_sized/320/${PULLED}.avif`, type: 'image/avif' },
  ])('$file is $type', async ({ file, type }) => {
    expect((await get(file)).headers.get('content-type')).toBe(type);
  });

  test('an edited price is served to clients that accept gzip, too', async () => {
    const address = '/content/SteakHouseMenu.json';
    await writeFile(path.join(folder, 'dist', address), '["new price"]'.padEnd(100));
    const answer = await get(address, { 'accept-encoding': 'gzip' });
    expect(await answer.text()).toContain('new price');
  });

  test('an unchanged page is a 304, and nothing can be posted', async () => {
    const etag = (await get(MENU)).headers.get('etag') ?? '';
    expect((await get(MENU, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(MENU, {}, 'POST')).status).toBe(405);
  });
});
