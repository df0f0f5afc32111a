import type { Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { brand } from '../support/restaurant/menu.config.ts';
import { LONG_MENU, SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SMALL_MENU });

test('Language: from English to Arabic and back', async ({ menuPage }) => {
  const html = menuPage.locator('html');
  const toArabic = menuPage.getByRole('button', { name: 'العربية' });
  const toEnglish = menuPage.getByRole('button', { name: 'English' });

  await test.step('§4 Language: English by default, left-to-right', async () => {
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('dir', 'ltr');
  });

  await test.step('§4 Language: switching keeps the query', async () => {
    await menuPage.getByRole('searchbox').fill('soup');
    await toArabic.click();
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(menuPage.getByRole('searchbox')).toHaveValue('soup');
    await menuPage.getByRole('searchbox').fill('');
    await toEnglish.click();
    await expect(html).toHaveAttribute('lang', 'en');
  });

  await test.step('§4 Language: switching keeps an open detail', async () => {
    await openButton(menuPage, 'Ribeye').click();
    await menuPage.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
    await expect(menuPage.getByRole('dialog', { name: 'Ribeye بالعربية' })).toBeVisible();
    await expect(menuPage.getByRole('button', { name: 'إغلاق' })).toBeVisible();
    await menuPage.keyboard.press('Escape');
    await expect(menuPage.getByRole('dialog')).toHaveCount(0);
    await toEnglish.click();
    await expect(html).toHaveAttribute('lang', 'en');
  });

  await test.step('§2 Navbar: choosing Arabic switches the whole layout to right-to-left', () =>
    expectLayoutToTurn(menuPage));

  await test.step('§4 Language: the choice is stored on the device', async () => {
    await menuPage.reload();
    await expect(html).toHaveAttribute('lang', 'ar');
  });
});

async function expectLayoutToTurn(page: Page): Promise<void> {
  const brandName = page.getByRole('navigation').first().locator('p');
  const languageButton = page.getByRole('navigation').first().getByRole('button');
  const startsBefore = async () => {
    const [name, button] = [await brandName.boundingBox(), await languageButton.boundingBox()];
    return (name?.x ?? 0) < (button?.x ?? 0);
  };
  expect(await startsBefore()).toBe(true);
  await languageButton.click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(new RegExp(brand.name.ar));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    brand.description.ar,
  );
  expect(await startsBefore()).toBe(false);
  const card = page.getByRole('article').first();
  const [picture, title] = [
    await card.getByRole('img').first().boundingBox(),
    await card.getByRole('heading').boundingBox(),
  ];
  expect(picture?.x).toBeGreaterThan(title?.x ?? 0);
}

test('Language: in the address', async ({ page }) => {
  const html = page.locator('html');

  await test.step('§4 Language: a choice made on an address with ?lang= survives a reload', async () => {
    await page.goto('/Public-Menu-Access?lang=ar&table=7');
    await expect(html).toHaveAttribute('lang', 'ar');
    await page.getByRole('button', { name: 'English' }).click();
    // A click before hydration is handled after it; a reload must not come first.
    await expect(html).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).searchParams.get('table')).toBe('7');
  });

  await test.step('§4 Language: a choice made in an open dish survives closing it', async () => {
    await openButton(page, 'Ribeye').click();
    await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\?lang=ar&table=7$/);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/\?lang=en&table=7$/);
  });

  await test.step('§4 Language: an address with ?lang= wins over the stored choice', async () => {
    await page.goto('/Public-Menu-Access?lang=ar');
    await expect(html).toHaveAttribute('lang', 'ar');
    await page.goto('/Public-Menu-Access?lang=fr');
    await expect(html).toHaveAttribute('lang', 'en');
  });
});

test('the language and the view follow another tab', async ({ menuPage, context }) => {
  const other = await context.newPage();
  await other.goto('/Public-Menu-Access?lang=en&view=pictures');
  const html = other.locator('html');
  await untilHydrated(other);
  await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await menuPage.getByRole('button', { name: 'List', exact: true }).click();
  await expect(html).toHaveAttribute('data-view', 'list');
  await expect(other.getByRole('combobox', { name: 'Order' })).toBeVisible();
  await menuPage.getByRole('button', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(other).toHaveURL(/\?lang=ar&view=list$/);
  await other.close();
});

test('§4 Language: works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/Public-Menu-Access');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('switching', () => {
  test.use({ content: LONG_MENU });

  test('§4 Language: switching keeps the visitor at the same category', async ({ menuPage }) => {
    await menuPage.getByRole('link', { name: 'Category 5' }).click();
    const section = menuPage.locator('#category-5');
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(40);
    await menuPage.getByRole('button', { name: 'العربية' }).dispatchEvent('click');
    await expect(menuPage.getByRole('heading', { name: 'قسم 5' })).toBeInViewport();
    expect(Math.abs(((await section.boundingBox())?.y ?? 0) - 40)).toBeLessThan(30);
  });
});
