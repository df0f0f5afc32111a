import { countDocuments } from '../support/firebase-content.ts';
import { expect, forgetCache, test, visit } from '../support/firebase-test.ts';

test('§7 a first visit reads each document twice, a later one once; only changes cost more', async ({
  page,
  context,
  standIn,
  standInContent,
}) => {
  const documents = countDocuments(standInContent);
  await forgetCache(context);

  await visit(page, standIn);
  expect(standIn.readsOf({ transport: 'rest' })).toBe(documents);
  expect(standIn.readsOf({ transport: 'listen' })).toBe(documents);

  standIn.resetCounts();
  await visit(page, standIn);
  expect(standIn.readsOf({ transport: 'rest' })).toBe(documents);
  expect(standIn.readsOf({ transport: 'listen' })).toBe(0);

  standIn.resetCounts();
  const { SteakHouseMenu: items = [], ...others } = standInContent.collections;
  const [first, ...rest] = items;
  const renamed = { ...first, id: first?.id ?? '', titleEn: 'A new name' };
  standIn.setContent({
    ...standInContent,
    collections: { ...others, SteakHouseMenu: [renamed, ...rest] },
  });
  await visit(page, standIn);
  await expect(page.getByRole('article').filter({ hasText: 'A new name' })).toBeVisible();
  expect(standIn.readsOf({ transport: 'rest' })).toBe(documents);
  expect(standIn.readsOf({ transport: 'listen' })).toBe(1);
});

test('§7 a collection of more than one page of documents is read whole, an empty one included', async ({
  page,
  standIn,
  standInContent,
}) => {
  const [first] = standInContent.collections.SteakHouseMenu ?? [];
  const dishes = Array.from({ length: 310 }, (_, position) => ({
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
  expect(standIn.readsOf({ collection: 'SteakHouseMenu', transport: 'rest' })).toBe(312);
});

test('§7 the page itself asks for the slides, once, before any script has run', async ({
  page,
  standIn,
}) => {
  let letScriptsThrough: () => void = () => undefined;
  const isLet = new Promise<void>((resolve) => {
    letScriptsThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  const slides = () => standIn.requests.filter((line) => /^GET .*SHAdminHero/.test(line)).length;
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  await expect.poll(slides).toBe(1);
  letScriptsThrough();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(slides()).toBe(1);
});

test('§7 neither reads nor look-ups need a preflight', async ({ page, standIn }) => {
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('img')).toBeVisible();
  const asked = standIn.requests.filter((line) => / \/v[01]\//.test(line));
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((line) => line.startsWith('OPTIONS'))).toEqual([]);
});

test('§7 the menu is on the screen before the full SDK is asked for, within 120 KB of scripts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const isCovered = document.querySelector('[inert]') !== null;
      if (isCovered || !document.querySelector('article')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('menu-shown'));
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/Public-Menu-Access');
  // A file is listed once it is there whole.
  const listScripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize }))
        .filter(({ name }) => name.endsWith('.js')),
    );
  const isSdk = ({ name }: { name: string }) => name.includes('stored-copy');
  await expect.poll(async () => (await listScripts()).some(isSdk)).toBe(true);
  const scripts = await listScripts();
  const shown = await page.evaluate(() => performance.getEntriesByName('menu-shown')[0]?.startTime);
  expect(scripts.find(isSdk)?.startTime).toBeGreaterThan(shown ?? Number.NaN);

  const needed = scripts.filter((script) => !isSdk(script));
  const total = needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(total).toBeGreaterThan(60_000);
  expect(total).toBeLessThanOrEqual(120_000);
});
