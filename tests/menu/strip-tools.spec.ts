import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, nextLanguage } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { PHONE } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const DEEP = 6000;
const goDeep = (page: Page) => page.evaluate((place) => window.scrollTo(0, place), DEEP);

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Deep in the menu the strip has the tools of the top of the page', async ({ menuPage }) => {
  for (const language of LANGUAGES) {
    await test.step(`Deep in the menu the strip has search, language and back to top, beside the categories (${language})`, () =>
      expectToolsBesideCategories(menuPage, language));
    await test.step(`Deep in the menu back to top scrolls to the top and moves the focus there (${language})`, () =>
      expectBackToTop(menuPage, language));
    // The next iteration expects the other language.
    await test.step(`Deep in the menu a change of language keeps the scroll position (${language})`, () =>
      expectLanguageToChangeInPlace(menuPage, language));
    await menuPage.evaluate(() => window.scrollTo(0, 0));
  }
});

async function expectToolsBesideCategories(page: Page, language: Language): Promise<void> {
  const words = messages[language];
  const names = [words.search, messages[nextLanguage(language)].languageNameShort, words.backToTop];
  for (const name of names) await expect(tool(page, name)).toHaveCount(0);
  await goDeep(page);
  const strip = page.getByRole('navigation', { name: words.categories });
  const active = strip.locator('[aria-current="true"]');
  for (const name of names) {
    await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
    const [box, categories] = [await tool(page, name).boundingBox(), await strip.boundingBox()];
    if (!box || !categories) throw new Error('the strip is not shown');
    const isBeside = box.x >= categories.x + categories.width || box.x + box.width <= categories.x;
    expect(isBeside, name).toBe(true);
  }
  await expect(active).toBeInViewport({ ratio: 1 });
}

async function expectLanguageToChangeInPlace(page: Page, language: Language): Promise<void> {
  const other = nextLanguage(language);
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
  await tool(page, messages[other].languageNameShort).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  expect(await seen()).toBe(before);
  await expect(tool(page, messages[language].languageNameShort)).toBeFocused();
}

async function expectBackToTop(page: Page, language: Language): Promise<void> {
  const words = messages[language];
  await goDeep(page);
  await tool(page, words.backToTop).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(tool(page, words.backToTop)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(words.skipToMenu);
}
