import type { Page } from '@playwright/test';
import { card, openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openMenu, PHONE } from '../support/open-menu.ts';
import { LONG_MENU } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';
import { press, untilGone, WORDS } from './detail.ts';

test.use({ content: LONG_MENU, viewport: PHONE });

type Words = (typeof WORDS)[number];

const topOf = async (page: Page, dish: string) =>
  Math.round((await card(page, dish).boundingBox())?.y ?? Number.NaN);

for (const words of WORDS) {
  const { language } = words;
  test(`Closing a dish returns to a card (${language})`, async ({ page }) => {
    await openMenu(page, language);
    await test.step('After moving through dishes, closing scrolls to the card of the last one', () =>
      expectCardOfLast(page, words));
    await test.step('Closing a dish returns to its card, at the same scroll position', () =>
      expectSameScrollPosition(page, words));
    await test.step('… also after a language switch', () => expectCardInOtherLanguage(page, words));
    await switchWholeMenu(page, language);
    await test.step('… also after a reload with the dish open', () =>
      expectCardAfterReload(page, words));
    await test.step('… also after a rotation, and by Back', () =>
      expectCardAfterRotation(page, words));
  });
}

test('A reload restores the scroll position after a dish was opened', async ({ page }) => {
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);
  const button = openButton(page, 'Dish 5.1');
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

/** Starts at the top of the menu; returns the card's position on the screen. */
async function openFarDown(page: Page, { titleOf }: Words): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await card(page, titleOf('Dish 6.2')).scrollIntoViewIfNeeded();
  const before = await topOf(page, titleOf('Dish 6.2'));
  await openButton(page, titleOf('Dish 6.2')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return before;
}

async function leave(page: Page, word: string): Promise<void> {
  await press(page, word);
  await untilGone(page);
}

async function expectSameScrollPosition(page: Page, words: Words): Promise<void> {
  const { close, titleOf } = words;
  const before = await openFarDown(page, words);
  await leave(page, close);
  await expect(openButton(page, titleOf('Dish 6.2'))).toBeFocused();
  expect(await topOf(page, titleOf('Dish 6.2'))).toBe(before);
}

async function expectCardInOtherLanguage(page: Page, words: Words): Promise<void> {
  const [english, arabic] = WORDS;
  const { close, titleOf } = words.language === 'en' ? arabic : english;
  const before = await openFarDown(page, words);
  await press(page, words.other);
  await leave(page, close);
  const name = titleOf('Dish 6.2');
  await expect(openButton(page, name)).toBeFocused();
  // The other language's line height differs by a pixel.
  await expect.poll(async () => Math.abs((await topOf(page, name)) - before)).toBeLessThan(2);
}

async function expectCardAfterReload(page: Page, words: Words): Promise<void> {
  const { close, titleOf } = words;
  await openFarDown(page, words);
  await page.reload();
  await leave(page, close);
  await expect(openButton(page, titleOf('Dish 6.2'))).toBeFocused();
  await expect(card(page, titleOf('Dish 6.2'))).toBeInViewport();
}

async function expectCardAfterRotation(page: Page, words: Words): Promise<void> {
  await openFarDown(page, words);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goBack();
  await untilGone(page);
  await expect(card(page, words.titleOf('Dish 6.2'))).toBeInViewport({ ratio: 1 });
}

async function expectCardOfLast(page: Page, words: Words): Promise<void> {
  const { next, close, titleOf } = words;
  await openFarDown(page, words);
  for (const dish of ['Dish 6.3', 'Dish 6.4', 'Dish 6.5', 'Dish 6.6']) {
    await press(page, next);
    await expect(page.getByRole('dialog', { name: titleOf(dish), exact: true })).toBeVisible();
  }
  await leave(page, close);
  const last = card(page, titleOf('Dish 6.6'));
  await expect(openButton(last)).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  const isCovered = await last.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const isSeenAt = (y: number) => element.contains(document.elementFromPoint(left + 20, y));
    return !isSeenAt(top + 1) || !isSeenAt(bottom - 1);
  });
  expect(isCovered).toBe(false);
}
