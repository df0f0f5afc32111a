import type { Page } from '@playwright/test';
import { arriveEmpty } from './support/arrive-empty.ts';
import { holdBack } from './support/hold-back.ts';
import { SMALL_MENU } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

/** On a clock that stands still, with the hero's pictures held back until the answer is called. */
async function openWithoutHero(page: Page): Promise<() => Promise<void>> {
  await arriveEmpty(page);
  const letGo = await holdBack(page, /\/hero\/\w+\.webp/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // A picture on its way may keep the page's load event waiting.
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  return letGo;
}

test('§2 Hero: while loading, a full-viewport spinner with the text “Loading...”', async ({
  page,
}) => {
  const letGo = await openWithoutHero(page);
  await expect(spinner(page)).toBeVisible();
  const covered = await page.evaluate(() => {
    const corners = [
      [2, 2],
      [window.innerWidth - 20, window.innerHeight - 2],
    ] as const;
    return corners.every(([x, y]) => {
      const box = document.elementFromPoint(x, y)?.getBoundingClientRect();
      return box !== undefined && box.height >= window.innerHeight;
    });
  });
  expect(covered).toBe(true);
  await letGo();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('§2 Hero: its spinner never keeps a ready menu waiting: after 1.5 s it retreats into its own box', async ({
  page,
}) => {
  const letGo = await openWithoutHero(page);
  await expect(page.locator('article').first()).toBeAttached();
  const ribeye = page.locator('article').first();
  const before = await ribeye.boundingBox();
  await page.clock.runFor(1400);
  await expect(page.locator('[inert]')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(spinner(page)).toBeVisible();
  expect((await spinner(page).boundingBox())?.y).toBeLessThan(400);
  await page.getByRole('button', { name: 'Ribeye' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await letGo();
  await expect(spinner(page)).toHaveCount(0);
  expect(await ribeye.boundingBox()).toEqual(before);
});

test('§8 Hero: pictures that never come leave the hero out after 10 s', async ({ page }) => {
  await openWithoutHero(page);
  await expect(page.locator('article').first()).toBeAttached();
  await page.clock.runFor(9900);
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§8 Hero: one that is in the page already is left out too when no picture comes in 10 s', async ({
  page,
}) => {
  await holdBack(page, /\/hero\/\w+\.webp/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const hero = page.getByRole('region', { name: 'Highlights' });
  await page.clock.runFor(9900);
  await expect(hero).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(hero).toHaveCount(0);
});

test('§2 Menu: while loading, a full-height spinner', async ({ page }) => {
  await arriveEmpty(page);
  const letGo = await holdBack(page, '**/SteakHouseMenu.json');
  // The menu's own deadline stands still.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(spinner(page)).toBeVisible();
  const height = await page
    .locator('#menu')
    .evaluate((menu) => menu.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(844);
  await letGo();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('§4 App start: nothing is rendered outside the root, and the root is React’s alone', async ({
  menuPage,
}) => {
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  const visible = await menuPage.evaluate(() =>
    [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT').map(({ id }) => id),
  );
  expect(visible).toEqual(['root']);
});

for (const { collection, text, arabic } of [
  {
    collection: 'SteakHouseCategorySequence',
    text: 'Failed to fetch categories',
    arabic: 'تعذّر تحميل الأقسام',
  },
  {
    collection: 'SteakHouseMenu',
    text: 'Failed to fetch menu items',
    arabic: 'تعذّر تحميل الأصناف',
  },
]) {
  test(`§8 ${text}: the menu screen is replaced by the text`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/503/);
    await arriveEmpty(page);
    await page.route(`**/${collection}.json`, (route) => route.fulfill({ status: 503 }));
    await page.goto('/Public-Menu-Access');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`${arabic}.*${text}`));
    await expect(page.getByText(text)).toHaveAttribute('lang', 'en');
  });
}

test('§8 a failure is mended by the “Try again” button', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/503/);
  await arriveEmpty(page);
  await page.route('**/SteakHouseMenu.json', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.goto('/Public-Menu-Access');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§8 a failure mends itself when the network comes back', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/SteakHouseMenu\.json/, /ERR_INTERNET_DISCONNECTED/, /Failed to load/);
  await arriveEmpty(page);
  await page.route('**/SteakHouseMenu.json', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('empty', () => {
  test.use({ content: { ...SMALL_MENU, SteakHouseMenu: [] } });

  test('§7 an empty collection is no error: the menu is being prepared', async ({ menuPage }) => {
    await expect(menuPage.getByText('The menu is being prepared.')).toBeVisible();
    await expect(menuPage.getByRole('alert')).toHaveCount(0);
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(menuPage.getByText('القائمة قيد الإعداد.')).toBeVisible();
  });
});

test('§9 Cache: a reload within a second reads nothing; later it reads again', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/SteakHouse\w+\.json/.test(request.url())) reads.push(request.url());
  });
  await arriveEmpty(page);
  await page.clock.setFixedTime(1_000_000);
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(reads).toHaveLength(2);
  await page.waitForFunction(
    () => Object.keys(localStorage).filter((key) => key.startsWith('menu-cache:')).length === 2,
  );
  await page.clock.setFixedTime(1_001_000);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(reads).toHaveLength(2);
  await page.clock.setFixedTime(1_001_001);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(reads).toHaveLength(4);
});
