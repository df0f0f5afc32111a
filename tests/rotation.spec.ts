import type { Page } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { drawn, openMenu, PHONE } from './support/open-menu.ts';
import { switchWholeMenu } from './support/switch-language.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE });

const ON_ITS_SIDE = { width: 844, height: 390 };

const DISHES = { en: ['Kunafa', 'Ribeye 300 g'], ar: ['كنافة', 'ريب آي'] } as const;

const card = (page: Page, dish: string) =>
  page.getByRole('article').filter({ hasText: dish }).first();

/** Whether the card's title stands between the strip and the footer. */
function isSeen(page: Page, dish: string): Promise<boolean> {
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

/** Until the page has been still for more frames than the app puts it right for after a turn. */
async function holdUpright(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(async () => {
    let place = Number.NaN;
    for (let stillFor = 0; stillFor < 20; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      stillFor = window.scrollY === place ? stillFor + 1 : 0;
      place = window.scrollY;
    }
  });
}

/** The dish at the top, under the strip, as one who reads has it. */
async function readOn(page: Page, dish: string): Promise<void> {
  await card(page, dish).evaluate((article) => {
    article.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -80);
  });
  await expect.poll(() => isSeen(page, dish)).toBe(true);
  await pauseReading(page);
}

/** The place is noted when scrolling has come to rest. */
async function pauseReading(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

test('Turning the phone, or resizing the window, keeps in sight what is read', async ({
  menuPage,
}) => {
  await test.step('At the top of the page a turn leaves the top in sight', async () => {
    await menuPage.setViewportSize(ON_ITS_SIDE);
    await menuPage.setViewportSize(PHONE);
    expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
  });
  await expectDishesToStay(menuPage, 'en');
  await switchWholeMenu(menuPage, 'ar');
  await expectDishesToStay(menuPage, 'ar');
});

test('A turn that the page is told of late keeps in sight what is read', async ({ page }) => {
  const [dish] = DISHES.en;
  const tellOfTurn = await holdBackTurns(page);
  await openMenu(page, 'en');
  await readOn(page, dish);
  await page.setViewportSize(ON_ITS_SIDE);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await pauseReading(page);
  expect(await isSeen(page, dish)).toBe(false);
  await tellOfTurn();
  await expect.poll(() => isSeen(page, dish)).toBe(true);
});

/** A busy page is told of them late. */
async function holdBackTurns(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.addEventListener('resize', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('resize')));
}

async function expectDishesToStay(page: Page, language: Language): Promise<void> {
  for (const dish of DISHES[language]) {
    await test.step(`Turning the phone, and back, keeps ${dish} in sight (${language})`, async () => {
      await holdUpright(page);
      await readOn(page, dish);
      for (const size of [ON_ITS_SIDE, PHONE, ON_ITS_SIDE]) {
        await page.setViewportSize(size);
        await expect.poll(() => isSeen(page, dish)).toBe(true);
      }
    });
  }
  await test.step(`Resizing the window keeps the dish in sight, step by step (${language})`, async () => {
    const [dish] = DISHES[language];
    await holdUpright(page);
    await readOn(page, dish);
    for (const width of [500, 700, 800, 1000, 1250, 1440]) {
      await page.setViewportSize({ width, height: 800 });
    }
    await expect.poll(() => isSeen(page, dish)).toBe(true);
  });
}
