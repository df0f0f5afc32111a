import type { Page } from '@playwright/test';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { brand } from '../support/restaurant/menu.config.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { outlastSecond } from '../support/visit-until-stored.ts';

test.use({ content: SMALL_MENU });

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

interface Failure {
  readonly text: string;
  readonly arabic: string;
}

async function expectTextInPlaceOfMenu(page: Page, { text, arabic }: Failure): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(`${brand.name.en} – Menu`);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`${arabic}.*${text}`));
  await expect(page).toHaveTitle(`${brand.name.ar} – قائمة الطعام`);
  await expect(page.getByText(text)).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'English' }).click();
}

test('the menu is loading, fails and is read again', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/503/);
  await arriveEmpty(page);
  let fail: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/SteakHouseMenu.json', async (route) => {
    await isTime;
    await route.fulfill({ status: 503 });
  });
  // The menu's own deadline stands still.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/Public-Menu-Access');

  await test.step('§2 Menu: while loading, a full-height spinner', async () => {
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
    await expect(spinner(page)).toBeVisible();
    const height = await page
      .locator('#menu')
      .evaluate((menu) => menu.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(844);
    await page.getByRole('searchbox').fill('sirloin');
  });

  await test.step('§8 Failed to fetch menu items: the menu screen is replaced by the text', async () => {
    fail();
    await page.clock.resume();
    await expectTextInPlaceOfMenu(page, {
      text: 'Failed to fetch menu items',
      arabic: 'تعذّر تحميل الأصناف',
    });
  });

  await test.step('§8 Failed to fetch categories: likewise', async () => {
    const categories = '**/SteakHouseCategorySequence.json';
    await page.route(categories, (route) => route.fulfill({ status: 503 }));
    await outlastSecond(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectTextInPlaceOfMenu(page, {
      text: 'Failed to fetch categories',
      arabic: 'تعذّر تحميل الأقسام',
    });
    await page.unroute(categories);
  });

  await test.step('a failure is mended by the “Try again” button, and what was typed is still there', async () => {
    await page.unroute('**/SteakHouseMenu.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#menu')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue('sirloin');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(spinner(page)).toHaveCount(0);
  });
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
