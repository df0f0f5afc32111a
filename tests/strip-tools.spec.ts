import type { Page } from '@playwright/test';
import { LANGUAGES, otherLanguage } from '../src/menu/language.ts';
import { messages } from '../src/messages/messages.ts';
import { openMenu, PHONE } from './support/open-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE });

const DEEP = 6000;
const goDeep = (page: Page) => page.evaluate((place) => window.scrollTo(0, place), DEEP);

for (const language of LANGUAGES) {
  const words = messages[language];
  const names = [words.search, words.otherLanguageShort, words.backToTop];
  const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`Deep in the menu the strip offers search, language and the way up, beside the categories (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    for (const name of names) await expect(tool(page, name)).toHaveCount(0);
    await goDeep(page);
    const strip = page.getByRole('navigation', { name: words.categories });
    const active = strip.locator('[aria-current="true"]');
    for (const name of names) {
      await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
      const [box, categories] = [await tool(page, name).boundingBox(), await strip.boundingBox()];
      if (!box || !categories) throw new Error('the strip is not shown');
      const isBeside =
        box.x >= categories.x + categories.width || box.x + box.width <= categories.x;
      expect(isBeside, name).toBe(true);
    }
    await expect(active).toBeInViewport({ ratio: 1 });
  });

  test(`Deep in the menu the language changes where one is (${language})`, async ({ page }) => {
    await openMenu(page, language);
    await goDeep(page);
    const section = page.locator('section[id^="category"]');
    const seen = () =>
      section.evaluateAll((all) => {
        const isAtMiddle = (one: Element) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top <= window.innerHeight / 3 && bottom > window.innerHeight / 3;
        };
        return all.find(isAtMiddle)?.id;
      });
    const before = await seen();
    await tool(page, words.otherLanguageShort).click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
    expect(await seen()).toBe(before);
    await expect(tool(page, messages[otherLanguage(language)].otherLanguageShort)).toBeFocused();
  });

  test(`Deep in the menu the way up leads to the top, for the keyboard too (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    await goDeep(page);
    await tool(page, words.backToTop).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(tool(page, words.backToTop)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(words.skipToMenu);
  });
}
