import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BRANCHES, startBranchesHost } from '../support/branches-host.ts';
import { expectInteractive } from '../support/hydrated.ts';
import { test as base, expect } from '../support/test.ts';

const MENU = '/Public-Menu-Access';

type Host = Awaited<ReturnType<typeof startBranchesHost>>;

// One worker: the site is built once.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const host = await startBranchesHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
});

test('nginx redirects to the one address of a branch, or answers with 404', async ({ request }) => {
  for (const { from, status, to } of [
    { from: '/nope?lang=ar&dish=a%20b', status: 302, to: `${MENU}?lang=ar&dish=a%20b` },
    { from: '/Nope/', status: 302, to: MENU },
    { from: '/nope/ar?dish=a', status: 302, to: `${MENU}/ar?dish=a` },
    { from: '/nope/en', status: 302, to: MENU },
    { from: '/OLAYA?dish=a', status: 301, to: `${MENU}/olaya?dish=a` },
    { from: '/olaya/', status: 301, to: `${MENU}/olaya` },
    { from: '/olaya/ar/', status: 301, to: `${MENU}/olaya/ar` },
    { from: '/Olaya/AR', status: 301, to: `${MENU}/olaya/ar` },
    { from: '/olaya/en', status: 301, to: `${MENU}/olaya` },
    { from: '/ar/', status: 301, to: `${MENU}/ar` },
    { from: '/index.html', status: 404, to: undefined },
    { from: '/olaya/index.html', status: 404, to: undefined },
  ]) {
    await test.step(`nginx answers ${from} with ${status} ${to ?? ''}`, async () => {
      const answer = await request.get(MENU + from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([status, to]);
    });
  }
});

test('the build names the branches in the sitemap and for other hosts, with the plain address as canonical', async ({
  request,
  host,
}) => {
  const read = (name: string) => readFile(path.join(host.root, name), 'utf8');
  const [sitemap, redirects] = [await read('sitemap.xml'), await read('_redirects')];
  for (const branch of BRANCHES) {
    const address = `${MENU}/${branch}`;
    expect(sitemap).toContain(`<loc>https://menu.example${address}</loc>`);
    expect(sitemap).toContain(`<loc>https://menu.example${address}/ar</loc>`);
    expect(redirects).toContain(`\n${address} lang=ar ${address}/ar/ 200!\n`);
    const page = await (await request.get(`${address}/ar`)).text();
    expect(page).toContain(`<link rel="canonical" href="https://menu.example${MENU}/ar">`);
    expect(page).toContain(`og:url" content="https://menu.example${address}/ar"`);
  }
});

const EXPECTED = [
  { path: '/olaya', prices: ['24 SR', '165 SR', '310 SR', '44 SR'] },
  { path: '/jeddah-corniche', prices: ['24 SR', '171 SR'] },
  { path: '/airport', prices: ['165 SR', '295 SR', '36 SR'] },
  { path: '/olaya?lang=ar', prices: ['24 ريال', '165 ريال', '310 ريال', '٤٤ ريال'] },
  { path: '/olaya/ar', prices: ['24 ريال', '165 ريال', '310 ريال', '٤٤ ريال'] },
  { path: '', prices: ['24 SR', '165 SR', '295 SR', '36 SR'] },
];

/** The prices of the cards. */
const readPrices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root article')].flatMap(
      ({ textContent }) => /[\d٠-٩]+ (?:SR|ريال)/.exec(textContent ?? '')?.[0] ?? [],
    ),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports the preloaded script that it does not run.
  test.beforeEach(({ expectedTrouble }) => {
    expectedTrouble.push(/\/assets\/.*\.js csp$/);
  });

  test('each branch and the plain menu have their own prices', async ({ page }) => {
    for (const { path: address, prices } of EXPECTED) {
      await page.goto(MENU + address);
      expect(await readPrices(page), address).toEqual(prices);
    }
  });

  test('the link to the other language stays on the branch', async ({ page }) => {
    await page.goto(`${MENU}/olaya`);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/olaya\?lang=ar$/);
    await expect(page.getByText('٤٤ ريال')).toBeVisible();
  });
});

test('from the first frame until the menu has been read again, no other price is ever shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const cards = document.querySelectorAll('#root article');
      for (const { textContent } of cards) {
        const [price] = /[\d٠-٩]+ (?:SR|ريال)/.exec(textContent ?? '') ?? [];
        if (price) seen.add(price);
      }
      document.documentElement.dataset.seen = [...seen].join();
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  for (const { path: address, prices } of EXPECTED.filter(({ path: one }) => one !== '')) {
    const read = page.waitForResponse(/SteakHouseBranches\.json$/);
    await page.goto(MENU + address);
    await (await read).finished();
    await expectInteractive(page);
    await page.getByRole('searchbox').fill('');
    expect(await readPrices(page)).toEqual(prices);
    const seen = (await page.locator('html').getAttribute('data-seen')) ?? '';
    expect(seen.split(',').toSorted()).toEqual(prices.toSorted());
  }
});
