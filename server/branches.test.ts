import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_COLLECTIONS, BRANCHES } from '../src/content/backend.ts';
import { FIREBASE_BUILD_SETTINGS } from '../tests/support/firebase-build.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { BRANCHES_RESTAURANT, testBuild } from '../tests/support/test-build.ts';
import { EDITION, readContentFolder } from './content-folder.ts';
import { createServer } from './create-server.ts';

const MENU = '/Public-Menu-Access';
const CONTENT = `${BRANCHES_RESTAURANT}/content`;

let folder: string;
let file: string;
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-branches-'));
  file = path.join(folder, `${BRANCHES}.json`);
  await cp(CONTENT, folder, { recursive: true });
  app = await createServer({ build: testBuild('BRANCHES'), content: folder }, {});
});
beforeEach(() => cp(`${CONTENT}/${BRANCHES}.json`, file));
afterAll(async () => {
  await app.close();
  await removeFolder(folder);
});

const get = (url: string) => app.inject({ url, headers: { host: 'menu.example' } });

/** What a visitor without scripts reads. */
async function read(url: string): Promise<string> {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  return body.split('<script type="text/html"')[0]?.replaceAll(/<\/?(?:span|bdi)[^>]*>/g, '') ?? '';
}

describe('the page of a branch', () => {
  test('has its prices, what is sold out there and its name, and not what it hides', async () => {
    const plain = await read(MENU);
    expect(plain).toContain('295 SR');
    expect(plain).not.toMatch(/Olaya|310 SR|Sold out/);
    const olaya = await read(`${MENU}/olaya`);
    expect(olaya).toMatch(/310 SR[\s\S]*44 SR/);
    expect(olaya).toContain('Sold out');
    expect(olaya).toContain('Olaya');
    expect(olaya).not.toContain('295 SR');
    const jeddah = await read(`${MENU}/jeddah-corniche`);
    expect(jeddah).toContain('171 SR');
    expect(jeddah).not.toMatch(/T-Bone|Desserts/);
  });

  test('is in Arabic by its path or its query', async () => {
    for (const url of [`${MENU}/olaya/ar`, `${MENU}/olaya?lang=ar`]) {
      const page = await read(url);
      expect(page).toContain('<html lang="ar"');
      expect(page).toContain('٤٤ ريال');
      expect(page).toContain('العليا');
    }
  });

  test('is shared by its own address, and found by the plain one', async () => {
    const page = await read(`${MENU}/olaya?dish=ribeye-300`);
    const plain = `http://menu.example${MENU}`;
    expect(page).toContain(`<link rel="canonical" href="${plain}">`);
    expect(page).toContain(`og:url" content="${plain}/olaya?dish=ribeye-300"`);
    expect(page).toContain(`href="${MENU}/olaya?lang=ar"`);
    expect((await read(`${MENU}/olaya`)).match(/og:url" content="([^"]*)/)?.[1]).toBe(
      `${plain}/olaya`,
    );
    const sitemap = (await get('/sitemap.xml')).body;
    for (const address of ['/olaya', '/olaya/ar', '/jeddah-corniche', '/airport/ar', '']) {
      expect(sitemap).toContain(`<loc>${plain}${address}</loc>`);
    }
  });

  test('follows an edit; a file that is gone is a mistake, an empty one removes them', async () => {
    await writeFile(file, JSON.stringify([{ id: 'new', nameEn: 'New', prices: { none: '1' } }]));
    expect(await read(`${MENU}/new`)).toContain('165 SR');
    expect((await get(`${MENU}/olaya`)).statusCode).toBe(302);
    await rm(file);
    expect(await read(`${MENU}/new`)).toContain('165 SR');
    expect((await get('/healthz')).body).toMatch(/unreadable.*Cannot read .*SteakHouseBranches/);
    await writeFile(file, '[]');
    expect((await get(`${MENU}/new`)).statusCode).toBe(302);
    expect((await get('/sitemap.xml')).body).not.toContain('new');
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test('stays when a pulled menu breaks, and goes when it names no branches', async () => {
    const edition = path.join(folder, EDITION);
    const collections: Record<string, unknown> = {};
    for (const name of ALL_COLLECTIONS) {
      collections[name] = JSON.parse(await readFile(`${CONTENT}/${name}.json`, 'utf8'));
    }
    await writeFile(edition, JSON.stringify({ collections }));
    expect(await read(`${MENU}/olaya`)).toContain('310 SR');
    for (const broken of ['{"collections":', '{}']) {
      await writeFile(edition, broken);
      expect(await read(`${MENU}/olaya`)).toContain('310 SR');
      expect((await get('/healthz')).statusCode).toBe(503);
    }
    await writeFile(
      edition,
      JSON.stringify({ collections: { ...collections, [BRANCHES]: undefined } }),
    );
    expect((await get(`${MENU}/olaya`)).statusCode).toBe(302);
    expect((await get(`/content/${BRANCHES}.json`)).statusCode).toBe(404);
    await rm(edition);
  });
});

test.each([
  { from: '/nope?lang=ar&dish=a', status: 302, to: `${MENU}?lang=ar&dish=a` },
  { from: '/nope/ar?dish=a', status: 302, to: `${MENU}?lang=ar&dish=a` },
  { from: '/Olaya?dish=a', status: 301, to: `${MENU}/olaya?dish=a` },
  { from: '/olaya/', status: 301, to: `${MENU}/olaya` },
  { from: '/olaya/AR', status: 301, to: `${MENU}/olaya?lang=ar` },
  { from: '/olaya/en?dish=a', status: 301, to: `${MENU}/olaya?lang=en&dish=a` },
  { from: '/ar', status: 301, to: `${MENU}?lang=ar` },
  { from: '/', status: 301, to: MENU },
])('$from redirects to $to', async ({ from, status, to }) => {
  const { statusCode, headers } = await get(MENU + from);
  expect([statusCode, headers.location]).toEqual([status, to]);
  expect(headers['cache-control']).toBe('no-cache');
});

test('another spelling of the menu’s path keeps the branch', async () => {
  expect((await get('/public-menu-access/OLAYA/')).headers.location).toBe(`${MENU}/olaya`);
});

test.each(['/index.html', '/olaya/riyadh', '/olaya/ar/x', '/a_b'])(
  '%s is the 404 page',
  async (address) => {
    expect((await get(MENU + address)).statusCode).toBe(404);
  },
);

test('without "branches: true" there is no trace of them', async () => {
  const plain = await createServer({ build: testBuild(), content: folder }, {});
  const asked = (url: string) => plain.inject({ url, headers: { host: 'menu.example' } });
  for (const address of ['/olaya', '/olaya/ar', '/Olaya', '/olaya/']) {
    expect((await asked(MENU + address)).statusCode).toBe(404);
  }
  expect((await asked('/sitemap.xml')).body).not.toContain('olaya');
  expect((await asked(MENU)).body).not.toMatch(/olaya/i);
  for (const name of [BRANCHES, BRANCHES.toLowerCase()]) {
    expect((await asked(`/content/${name}.json`)).statusCode).toBe(404);
  }
  await plain.close();
  await writeFile(file, '[,');
  expect((await readContentFolder(folder, false)).has(BRANCHES)).toBe(false);
  await expect(readContentFolder(folder, true)).rejects.toThrow('SteakHouseBranches.json is not');
});

test('a live page knows no branches: each path has the page, which reads them', async () => {
  const build = testBuild('FIREBASE_BRANCHES');
  const live = await createServer({ build, content: folder }, FIREBASE_BUILD_SETTINGS);
  const { statusCode, body } = await live.inject(`${MENU}/olaya`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  await live.close();
});
