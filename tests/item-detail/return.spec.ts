import type { Page } from '@playwright/test';
import { LONG_MENU } from '../support/sample-menu.ts';
import { untilTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from './words.ts';

test.use({ content: LONG_MENU, viewport: { width: 390, height: 664 } });

for (const { language, other, next, close, titleOf } of WORDS) {
  const cardOf = (page: Page, dish: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: dish, exact: true }) });
  const openFarDown = async (page: Page) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await untilTakenOver(page);
    const card = cardOf(page, titleOf('Dish 6.2'));
    await card.scrollIntoViewIfNeeded();
    const before = await topOf(page, titleOf('Dish 6.2'));
    await card.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return before;
  };
  const topOf = async (page: Page, dish: string) =>
    Math.round((await cardOf(page, dish).boundingBox())?.y ?? Number.NaN);
  const leave = async (page: Page, word: string) => {
    await page.getByRole('dialog').getByRole('button', { name: word }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  test(`Closing a dish comes back to its card, where it was (${language})`, async ({ page }) => {
    const before = await openFarDown(page);
    await leave(page, close);
    await expect(cardOf(page, titleOf('Dish 6.2')).getByRole('button')).toBeFocused();
    expect(await topOf(page, titleOf('Dish 6.2'))).toBe(before);
  });

  test(`… also when the language was changed meanwhile (${language})`, async ({ page }) => {
    const before = await openFarDown(page);
    await page.getByRole('dialog').getByRole('button', { name: other }).click();
    await leave(page, language === 'en' ? 'إغلاق' : 'Close');
    const name = language === 'en' ? 'Dish 6.2 بالعربية' : 'Dish 6.2';
    await expect(cardOf(page, name).getByRole('button')).toBeFocused();
    // Letters of the other language are not as tall to the pixel.
    await expect.poll(async () => Math.abs((await topOf(page, name)) - before)).toBeLessThan(2);
  });

  test(`… also when the phone was turned, by the browser’s Back too (${language})`, async ({
    page,
  }) => {
    await openFarDown(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardOf(page, titleOf('Dish 6.2'))).toBeInViewport({ ratio: 1 });
  });

  test(`… also when the page was loaded anew with the dish open (${language})`, async ({
    page,
  }) => {
    await openFarDown(page);
    await page.reload();
    await leave(page, close);
    await expect(cardOf(page, titleOf('Dish 6.2')).getByRole('button')).toBeFocused();
    await expect(cardOf(page, titleOf('Dish 6.2'))).toBeInViewport();
  });

  test(`After moving through dishes, closing leads to the card of the last one (${language})`, async ({
    page,
  }) => {
    await openFarDown(page);
    for (const dish of ['Dish 6.3', 'Dish 6.4', 'Dish 6.5', 'Dish 6.6']) {
      await page.getByRole('dialog').getByRole('button', { name: next }).click();
      await expect(page.getByRole('dialog', { name: titleOf(dish), exact: true })).toBeVisible();
    }
    await leave(page, close);
    const last = cardOf(page, titleOf('Dish 6.6'));
    await expect(last.getByRole('button')).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    const isCovered = await last.evaluate((card) => {
      const { left, top, bottom } = card.getBoundingClientRect();
      const isSeenAt = (y: number) => card.contains(document.elementFromPoint(left + 20, y));
      return !isSeenAt(top + 1) || !isSeenAt(bottom - 1);
    });
    expect(isCovered).toBe(false);
  });
}

test('A reload comes back to the place where the visitor was, a dish having been opened before', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access');
  await untilTakenOver(page);
  const button = page.getByRole('button', { name: 'Dish 5.1', exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});
