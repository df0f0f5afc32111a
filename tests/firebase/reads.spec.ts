import { countDocuments } from '../support/firebase-content.ts';
import type { FirebaseStandIn } from '../support/firebase-stand-in/firebase-stand-in.ts';
import { expect, test, visit } from '../support/firebase-test.ts';
import { holdBack } from '../support/hold-back.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

const queries = (standIn: FirebaseStandIn) =>
  standIn.requests.filter((line) => line.startsWith('query ')).toSorted();

const EACH_COLLECTION_ONCE = [
  'query SHAdminHero',
  'query SteakHouseCategorySequence',
  'query SteakHouseMenu',
];

test('§7 each document is read once a visit, and the offline copy is updated without a read', async ({
  page,
  context,
  standIn,
  standInContent,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_|Failed to load|request failed/);
  const documents = countDocuments(standInContent);
  await forgetCache(context);

  await test.step('a visit sends one request per collection; the copy costs no read', async () => {
    for (const written of [documents, 0]) {
      standIn.resetCounts();
      expect(await visit(page)).toContain(`; ${written} documents were written`);
      expect(queries(standIn)).toEqual(EACH_COLLECTION_ONCE);
      expect(standIn.reads).toBe(documents);
      expect(standIn.requests.filter((line) => line.includes('/Listen/'))).toEqual([]);
    }
  });

  await test.step('neither reads nor look-ups need a preflight', async () => {
    await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('img')).toBeVisible();
    const sent = standIn.requests.filter((line) => / \/v[01]\//.test(line));
    expect(sent.length).toBeGreaterThan(6);
    expect(sent.filter((line) => line.startsWith('OPTIONS'))).toEqual([]);
  });

  await test.step('there are no writes: only queries, look-ups and downloads', () => {
    const READS = /^(?:GET \/v0\/b\/|POST \/v1\/.+:runQuery$|query |download )/;
    expect(standIn.requests.filter((line) => !READS.test(line))).toEqual([]);
  });

  await test.step('what changed and what was deleted is so in the copy after the next visit', async () => {
    const { SteakHouseMenu: items = [], ...others } = standInContent.collections;
    const [first, second, ...rest] = items;
    const renamed = { ...first, id: first?.id ?? '', titleEn: 'A new name' };
    standIn.setContent({
      ...standInContent,
      collections: { ...others, SteakHouseMenu: [renamed, ...rest] },
    });
    expect(second).toBeDefined();
    expect(await visit(page)).toContain('; 2 documents were written');
    standIn.setFault({ service: 'all', kind: 'offline' });
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'A new name' })).toBeVisible();
    await expect(page.locator('article')).toHaveCount(items.length - 1);
  });
});

test('what is requested when, on a first visit', async ({ page, standIn }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const isCovered = document.querySelector('[inert]') !== null;
      if (isCovered || !document.querySelector('article')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('menu-shown'));
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  const releaseStart = await holdBack(page, /\/assets\/start-.*\.js$/);
  const releaseApp = await holdBack(page, /\/assets\/main-.*\.js$/);
  const firstPicture = page.waitForRequest(/alt=media/);

  await test.step('slides are requested before any script file is loaded, the rest and the first picture before the app', async () => {
    await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
    await expect.poll(() => queries(standIn)).toEqual(['query SHAdminHero']);
    await releaseStart();
    await firstPicture;
    expect(queries(standIn)).toEqual(EACH_COLLECTION_ONCE);
    await releaseApp();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('§7 the menu is shown before the full SDK is requested, within 120 KB of scripts', async () => {
    // A file is listed once it is loaded.
    const listScripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize }))
          .filter(({ name }) => name.endsWith('.js')),
      );
    const isSdk = ({ name }: { name: string }) => name.includes('offline-copy');
    await expect.poll(async () => (await listScripts()).some(isSdk)).toBe(true);
    const scripts = await listScripts();
    const shown = await page.evaluate(
      () => performance.getEntriesByName('menu-shown')[0]?.startTime,
    );
    expect(scripts.find(isSdk)?.startTime).toBeGreaterThan(shown ?? Number.NaN);

    const needed = scripts.filter((script) => !isSdk(script));
    const total = needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(total).toBeGreaterThan(60_000);
    expect(total).toBeLessThanOrEqual(120_000);
  });
});

test('§7 a collection of any size is read whole by one request, an empty document included', async ({
  page,
  standIn,
  standInContent,
}) => {
  const [first] = standInContent.collections.SteakHouseMenu ?? [];
  const dishes = Array.from({ length: 400 }, (_, position) => ({
    ...first,
    id: `dish-${position}`,
  }));
  const last = { ...first, id: 'zz-last', titleEn: 'The very last dish' };
  const SteakHouseMenu = [...dishes, { id: 'empty' }, last];
  const collections = { ...standInContent.collections, SteakHouseMenu };
  standIn.setContent({ ...standInContent, collections });
  await page.goto('/Public-Menu-Access');
  await page.getByRole('searchbox').fill('very last');
  await expect(page.getByRole('article').filter({ hasText: 'The very last dish' })).toBeVisible();
  expect(queries(standIn)).toEqual(EACH_COLLECTION_ONCE);
  expect(standIn.readsOf('SteakHouseMenu')).toBe(402);
});
