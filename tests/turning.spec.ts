import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/menu/language.ts';
import { drawn, openMenu, PHONE } from './support/open-menu.ts';
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

/** The dish at the top, under the strip, as one who reads has it. */
async function readOn(page: Page, language: Language, dish: string): Promise<void> {
  await openMenu(page, language);
  await card(page, dish).evaluate((article) => {
    article.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -80);
  });
  await expect.poll(() => isSeen(page, dish)).toBe(true);
  // The place is noted when scrolling has come to rest.
  await drawn(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

for (const language of LANGUAGES) {
  for (const dish of DISHES[language]) {
    test(`Turning the phone, and back, keeps ${dish} in sight (${language})`, async ({ page }) => {
      await readOn(page, language, dish);
      for (const size of [ON_ITS_SIDE, PHONE, ON_ITS_SIDE]) {
        await page.setViewportSize(size);
        await expect.poll(() => isSeen(page, dish)).toBe(true);
      }
    });
  }

  test(`Resizing the window keeps the dish in sight, step by step (${language})`, async ({
    page,
  }) => {
    const [dish] = DISHES[language];
    await readOn(page, language, dish);
    for (const width of [500, 700, 800, 1000, 1250, 1440]) {
      await page.setViewportSize({ width, height: 800 });
    }
    await expect.poll(() => isSeen(page, dish)).toBe(true);
  });
}

test('At the top of the page a turn leaves the top in sight', async ({ menuPage }) => {
  await menuPage.setViewportSize(ON_ITS_SIDE);
  await menuPage.setViewportSize(PHONE);
  expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
});
