import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { drawn, openMenu, PHONE } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const prices = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('article')
    .locator('h3 ~ p bdi')
    .allTextContents();

const titles = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('heading', { level: 3 }).allTextContents();

function watchDishPictures(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/dishes/')) requested.push(request.url());
  });
  return requested;
}

test('The list: 63 dishes on less than six screens, without a picture', async ({ page }) => {
  const requested = watchDishPictures(page);
  for (const language of LANGUAGES) {
    await page.goto(`/Public-Menu-Access?view=list&lang=${language}`);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4700);
    const isCut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isCut)).toBe(false);
    const heights = await page
      .getByRole('article')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(63);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThanOrEqual(46);
    expect(requested).toEqual([]);
  }
});

test('The list: a button switches to it and back, and the device remembers it', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const words = messages[language];
    await openMenu(page, language);
    const order = page.getByRole('combobox', { name: words.order });
    await expect(order).toBeHidden();
    await page.getByRole('button', { name: words.list, exact: true }).click();
    await expect(order).toBeVisible();
    await expect(page.getByRole('article').first().locator('img')).toBeHidden();

    await page.reload();
    await expect(order).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('button', { name: words.pictures, exact: true }).click();
    await expect(order).toBeHidden();
    await expect(page.getByRole('article').first().locator('img')).toBeVisible();
    await page.reload();
    await expect(order).toBeHidden();
  }
});

test('The list is in the first frame, and the address wins over what the device remembers', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('menu-view', 'list'));
  const view = () => page.evaluate(() => document.documentElement.dataset.view);
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await view()).toBe('list');
  await page.goto('/Public-Menu-Access?view=pictures');
  expect(await view()).toBe('pictures');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/\?view=list$/);
});

test('The list can be ordered by price and calories; pictures are in the menu’s own order', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access?view=list');
  await untilHydrated(page);
  const onMenu = await titles(page, 'Steaks');
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('Price, low to high');
  await expect
    .poll(() => prices(page, 'Steaks'))
    .toEqual(['109 SR', '119 SR', '139 SR', '145 SR', '159 SR', '165 SR']);

  await test.step('previous and next follow it, and so does a search', async () => {
    await page.getByRole('button', { name: 'Skirt Steak 220 g', exact: true }).click();
    await page.getByRole('button', { name: 'Next item' }).click();
    await expect(page.getByRole('dialog', { name: 'Top Sirloin 250 g' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('searchbox').fill('striploin');
    await expect
      .poll(() => titles(page, 'Steaks'))
      .toEqual(['Sliced Argentinian Striploin 250 g', 'New York Striploin 300 g']);
    await page.getByRole('searchbox').fill('');
  });

  await order.selectOption('Calories, low to high');
  await expect
    .poll(async () => (await titles(page, 'Steaks')).at(-1))
    .toBe('New York Striploin 300 g');
  await test.step('a row opens its dish wherever it is tapped, and its button adds it', async () => {
    const row = page.getByRole('article', { name: 'Beef Carpaccio' });
    await row.getByRole('button', { name: 'Add Beef Carpaccio' }).click();
    await expect(page.getByRole('button', { name: /^My picks/ })).toBeVisible();
    const { x, y } = (await row.getByText('58 SR').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 5, y + 5);
    await expect(page.getByRole('dialog', { name: 'Beef Carpaccio' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Pictures' }).click();
  await expect.poll(() => titles(page, 'Steaks')).toEqual(onMenu);
});

test('A switch deep in the menu keeps the dish in view', async ({ menuPage: page }) => {
  await untilHydrated(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawn(page);
  const dish = page.getByRole('heading', { name: 'Berry Cheesecake' });
  await dish.evaluate((title) => {
    title.scrollIntoView();
    window.scrollBy(0, -120);
  });
  await drawn(page);
  for (const name of ['List', 'Pictures']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dish).toBeInViewport();
  }
});
