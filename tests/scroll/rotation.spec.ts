import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { card } from '../support/cards.ts';
import { drawn, openMenu, PHONE } from '../support/open-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const LANDSCAPE = { width: 844, height: 390 };

/** One at the end of the menu, one in its middle. */
const DISHES = { en: 'Pistachio Kunafa', ar: 'ريب آي 300 جم' } as const;

/** Whether the card's title is visible between the strip and the footer. */
function isVisible(page: Page, dish: string): Promise<boolean> {
  return card(page, dish)
    .getByRole('heading')
    .evaluate((title) => {
      const { left, right, top, bottom } = title.getBoundingClientRect();
      const isUncovered = (y: number) =>
        title.closest('article')?.contains(document.elementFromPoint((left + right) / 2, y)) ===
        true;
      return isUncovered(top + 1) && isUncovered(bottom - 1);
    });
}

/** Waits until the scroll position is stable for longer than the app adjusts it after a rotation. */
async function rotateToPortrait(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(async () => {
    let position = Number.NaN;
    for (let stillFor = 0; stillFor < 20; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      stillFor = window.scrollY === position ? stillFor + 1 : 0;
      position = window.scrollY;
    }
  });
}

/** Scrolls the dish to the top, below the strip. */
async function scrollToDish(page: Page, dish: string): Promise<void> {
  await card(page, dish).evaluate((article) => {
    article.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -80);
  });
  await expect.poll(() => isVisible(page, dish)).toBe(true);
  await untilRecorded(page);
}

/** The app records the position when scrolling has ended. */
async function untilRecorded(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

test('Rotating the phone or resizing the window keeps the dish at the top visible', async ({
  menuPage,
}) => {
  await test.step('At the top of the page a rotation leaves the top visible', async () => {
    await menuPage.setViewportSize(LANDSCAPE);
    await menuPage.setViewportSize(PHONE);
    expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
  });
  await expectDishToStayVisible(menuPage, 'en');
  await switchWholeMenu(menuPage, 'ar');
  await expectDishToStayVisible(menuPage, 'ar');
});

test('A late `resize` event keeps the dish at the top visible', async ({ page }) => {
  const dish = DISHES.en;
  const fireResize = await holdBackResize(page);
  await openMenu(page, 'en');
  await scrollToDish(page, dish);
  await page.setViewportSize(LANDSCAPE);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await untilRecorded(page);
  expect(await isVisible(page, dish)).toBe(false);
  await fireResize();
  await expect.poll(() => isVisible(page, dish)).toBe(true);
});

/** A busy page receives the event late. */
async function holdBackResize(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.addEventListener('resize', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('resize')));
}

async function expectDishToStayVisible(page: Page, language: Language): Promise<void> {
  const dish = DISHES[language];
  await test.step(`Rotating the phone and back keeps ${dish} visible (${language})`, async () => {
    await rotateToPortrait(page);
    await scrollToDish(page, dish);
    for (const size of [LANDSCAPE, PHONE, LANDSCAPE]) {
      await page.setViewportSize(size);
      await expect.poll(() => isVisible(page, dish)).toBe(true);
    }
  });
  await test.step(`Resizing the window step by step keeps ${dish} visible (${language})`, async () => {
    await rotateToPortrait(page);
    await scrollToDish(page, dish);
    for (const width of [500, 700, 800, 1000, 1250, 1440]) {
      await page.setViewportSize({ width, height: 800 });
    }
    await expect.poll(() => isVisible(page, dish)).toBe(true);
  });
}
