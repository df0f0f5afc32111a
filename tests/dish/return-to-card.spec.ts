import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { openMenu, PHONE } from '../support/open-menu.ts';
import { LONG_MENU } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';
import { press, untilGone } from './detail.ts';
import { WORDS } from './words.ts';

test.use({ content: LONG_MENU, viewport: PHONE });

type Words = (typeof WORDS)[number];

const cardOf = (page: Page, dish: string) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: dish, exact: true }) });
const topOf = async (page: Page, dish: string) =>
  Math.round((await cardOf(page, dish).boundingBox())?.y ?? Number.NaN);

for (const words of WORDS) {
  const { language } = words;
  test(`Closing a dish comes back to a card (${language})`, async ({ page }) => {
    await openMenu(page, language);
    await test.step('After moving through dishes, closing leads to the card of the last one', () =>
      expectCardOfLast(page, words));
    await test.step('Closing a dish comes back to its card, where it was', () =>
      expectCardWhereItWas(page, words));
    await test.step('… also when the language was changed meanwhile', () =>
      expectCardInOtherLanguage(page, words));
    await switchWholeMenu(page, language);
    await test.step('… also when the page was loaded anew with the dish open', () =>
      expectCardAfterReload(page, words));
    await test.step('… also when the phone was turned, by the browser’s Back too', () =>
      expectCardAfterTurn(page, words));
  });
}

test('A reload comes back to the place where the visitor was, a dish having been opened before', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);
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

/** From the top of the menu; tells where on the screen its card was. */
async function openFarDown(page: Page, { titleOf }: Words): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const card = cardOf(page, titleOf('Dish 6.2'));
  await card.scrollIntoViewIfNeeded();
  const before = await topOf(page, titleOf('Dish 6.2'));
  await card.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return before;
}

async function leave(page: Page, word: string): Promise<void> {
  await press(page, word);
  await untilGone(page);
}

async function expectCardWhereItWas(page: Page, words: Words): Promise<void> {
  const { close, titleOf } = words;
  const before = await openFarDown(page, words);
  await leave(page, close);
  await expect(cardOf(page, titleOf('Dish 6.2')).getByRole('button')).toBeFocused();
  expect(await topOf(page, titleOf('Dish 6.2'))).toBe(before);
}

async function expectCardInOtherLanguage(page: Page, words: Words): Promise<void> {
  const [english, arabic] = WORDS;
  const { close, titleOf } = words.language === 'en' ? arabic : english;
  const before = await openFarDown(page, words);
  await press(page, words.other);
  await leave(page, close);
  const name = titleOf('Dish 6.2');
  await expect(cardOf(page, name).getByRole('button')).toBeFocused();
  // Letters of the other language are not as tall to the pixel.
  await expect.poll(async () => Math.abs((await topOf(page, name)) - before)).toBeLessThan(2);
}

async function expectCardAfterReload(page: Page, words: Words): Promise<void> {
  const { close, titleOf } = words;
  await openFarDown(page, words);
  await page.reload();
  await leave(page, close);
  await expect(cardOf(page, titleOf('Dish 6.2')).getByRole('button')).toBeFocused();
  await expect(cardOf(page, titleOf('Dish 6.2'))).toBeInViewport();
}

async function expectCardAfterTurn(page: Page, words: Words): Promise<void> {
  await openFarDown(page, words);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goBack();
  await untilGone(page);
  await expect(cardOf(page, words.titleOf('Dish 6.2'))).toBeInViewport({ ratio: 1 });
}

async function expectCardOfLast(page: Page, words: Words): Promise<void> {
  const { next, close, titleOf } = words;
  await openFarDown(page, words);
  for (const dish of ['Dish 6.3', 'Dish 6.4', 'Dish 6.5', 'Dish 6.6']) {
    await press(page, next);
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
}
