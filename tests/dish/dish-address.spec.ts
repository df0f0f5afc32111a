import type { Page } from '@playwright/test';
import { OFFLINE_COPY_HEADER } from '../../src/content/backend.ts';
import { openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail, leave, untilGone } from './detail.ts';

test.use({ content: SMALL_MENU });

for (const { language, query, ribeye, tBone, next, close, copied, share, gone } of [
  {
    language: 'en',
    query: '',
    ribeye: 'Ribeye',
    tBone: 'T-bone',
    next: 'Next item',
    close: 'Close',
    share: 'Share',
    copied: 'Link copied',
    gone: 'This dish is no longer on the menu.',
  },
  {
    language: 'ar',
    query: 'lang=ar&',
    ribeye: 'Ribeye بالعربية',
    tBone: 'T-bone بالعربية',
    next: 'الصنف التالي',
    close: 'إغلاق',
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
    gone: 'هذا الطبق لم يعد في القائمة.',
  },
]) {
  const menuAddress = `/Public-Menu-Access?${query}`.replace(/[?&]$/, '');
  const dishAddress = (id: string) => `/Public-Menu-Access?${query}dish=${id}`;
  const shows = (page: Page, title: string) =>
    expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  /** Polls: Playwright learns of a changed address after the page shows the dish. */
  const expectAddress = (page: Page, address: string) => expect(page).toHaveURL(address);

  test(`the address follows the open dish, and a dish can be shared by its address, ${language}`, async ({
    page,
    context,
  }) => {
    await test.step('an unknown id shows the menu, is removed from the address, and a polite message says so', async () => {
      await page.goto(dishAddress('no-such-dish'));
      await expectAddress(page, menuAddress);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(detail(page)).toHaveCount(0);
      await expect(page.locator('main > [aria-live="polite"]')).toHaveText(gone);
    });
    await test.step('opening a card puts it into the address; Back, Forward and reload follow it', async () => {
      await openButton(page, ribeye).click();
      await shows(page, ribeye);
      await expectAddress(page, dishAddress('ribeye'));
      await expect(page.getByText(gone)).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${ribeye} – `));
      await page.getByRole('button', { name: next }).click();
      await shows(page, tBone);
      await expectAddress(page, dishAddress('t-bone'));
      await page.reload();
      await shows(page, tBone);
      await page.goBack();
      await expect(detail(page)).toHaveCount(0);
      await expectAddress(page, menuAddress);
      await expect(page).not.toHaveTitle(/T-bone/);
      await page.goForward();
      await shows(page, tBone);
      await page.getByRole('button', { name: close }).click();
      await expect(detail(page)).toHaveCount(0);
      await expectAddress(page, menuAddress);
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expectShares(page);
  });

  async function expectShares(page: Page): Promise<void> {
    const link = () => new URL(dishAddress('ribeye'), page.url()).href;
    const shareRibeye = async () => {
      await openButton(page, ribeye).click();
      await detail(page).getByRole('button', { name: share }).click();
    };
    await test.step('a visit to it shows the menu with that dish open, and closing it stays on the menu', async () => {
      await page.goto(dishAddress('t-bone'));
      await shows(page, tBone);
      await page.getByRole('button', { name: close }).click();
      await untilGone(page);
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await expectAddress(page, menuAddress);
    });
    await test.step('without a share sheet the link is copied, and a polite message says so', async () => {
      await shareRibeye();
      await expect(detail(page).locator('[aria-live="polite"]')).toHaveText(copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link());
      await page.getByRole('button', { name: next }).click();
      await expect(page.getByText(copied)).toHaveCount(0);
      await leave(page);
    });
    await test.step('without a clipboard the link is shown', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      });
      await shareRibeye();
      await expect(detail(page).locator('[aria-live="polite"]')).toContainText(
        dishAddress('ribeye'),
      );
      await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
      await leave(page);
    });
    await test.step('sharing opens the system’s share sheet with the address', async () => {
      await page.evaluate(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: async (data: ShareData) => Object.assign(window, { shared: data }),
        });
      });
      await shareRibeye();
      const shared = await page.waitForFunction(() => Reflect.get(window, 'shared'));
      expect(await shared.jsonValue()).toEqual({ title: ribeye, url: link() });
      await expect(page.getByText(copied)).toHaveCount(0);
    });
  }
}

test('an address that is not quite right opens its dish; an empty one opens none', async ({
  page,
}) => {
  for (const id of ['RIBEYE', 'ribeye%20', '+Ribeye']) {
    await page.goto(`/Public-Menu-Access?dish=${id}`);
    await expect(page.getByRole('dialog', { name: 'Ribeye' })).toBeVisible();
    await expect(page).toHaveTitle(/^Ribeye – /);
  }
  for (const id of ['', '%20']) {
    await page.goto(`/Public-Menu-Access?dish=${id}`);
    await untilHydrated(page);
    await page.waitForTimeout(300);
    await expect(page.getByText('This dish is no longer on the menu.')).toHaveCount(0);
  }
});
test('an old page, without a network, does not say that a dish is gone', async ({ page }) => {
  await page.route('**/content/*.json', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), [OFFLINE_COPY_HEADER]: '1' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/Public-Menu-Access?dish=new-dish');
  await expect(page.locator('main > [aria-live="polite"]')).toHaveText(/as you last saw it/);
  await expect(page).toHaveURL(/dish=new-dish/);
});

test('opening a dish keeps the other parameters of the address', async ({ page }) => {
  await page.goto('/Public-Menu-Access?table=7');
  await openButton(page, 'Ribeye').click();
  await expect(page).toHaveURL(/\?table=7&dish=ribeye$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?table=7$/);
});
