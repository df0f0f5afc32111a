import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, nextLanguage } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { openMenu, PHONE } from '../support/open-menu.ts';
import { bar as picksButton, storedPicks } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const PHONE_WIDTHS = [320, 360, 390, 430];

const DEEP = 6000;
const goDeep = (page: Page) => page.evaluate((place) => window.scrollTo(0, place), DEEP);

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Deep in the menu are the tools of the top of the page', async ({ menuPage }) => {
  for (const language of LANGUAGES) {
    await test.step(`From 992 px on the strip has search, language, view and back to top, beside the categories (${language})`, async () => {
      await menuPage.setViewportSize({ width: 992, height: 800 });
      await expectToolsBesideCategories(menuPage, language);
      await menuPage.evaluate(() => window.scrollTo(0, 0));
    });
    await test.step(`On phones they are a bar of 52 px above the footer (${language})`, async () => {
      await goDeep(menuPage);
      for (const width of PHONE_WIDTHS) {
        await menuPage.setViewportSize({ width, height: 740 });
        await expectThumbBar(menuPage, language, toolNames(language));
      }
      await menuPage.evaluate(() => window.scrollTo(0, 0));
      await expect(tool(menuPage, messages[language].backToTop)).toHaveCount(0);
      await menuPage.setViewportSize(PHONE);
    });
    await test.step(`Deep in the menu back to top scrolls to the top and moves the focus there (${language})`, () =>
      expectBackToTop(menuPage, language));
    // The next iteration expects the other language.
    await test.step(`Deep in the menu a change of language keeps the scroll position (${language})`, () =>
      expectLanguageToChangeInPlace(menuPage, language));
    await menuPage.evaluate(() => window.scrollTo(0, 0));
  }
});

test('On phones the number of picks and their total are at the end of the bar', async ({
  page,
}) => {
  const picks = storedPicks(['wagyu-ribeye-300', 'dry-aged-t-bone-600', 'steak-board-for-four']);
  await page.addInitScript((stored) => localStorage.setItem('menu-picks', stored), picks);
  for (const language of LANGUAGES) {
    await openMenu(page, language);
    const total = picksButton(page, language);
    await expect(total).toBeVisible();
    const name = (await total.getAttribute('aria-label')) ?? 'none';
    await goDeep(page);
    for (const width of PHONE_WIDTHS) {
      await test.step(`${language}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        expect((await total.boundingBox())?.height).toBe(52);
        await expectThumbBar(page, language, [...toolNames(language), name]);
      });
    }
  }
});

const toolNames = (language: Language) => {
  const { search, list, backToTop } = messages[language];
  return [search, messages[nextLanguage(language)].languageNameShort, list, backToTop];
};

async function expectToolsBesideCategories(page: Page, language: Language): Promise<void> {
  const words = messages[language];
  const names = toolNames(language);
  const added = names.filter((name) => name !== words.list);
  for (const name of added) await expect(tool(page, name)).toHaveCount(0);
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

async function expectThumbBar(
  page: Page,
  language: Language,
  names: readonly string[],
): Promise<void> {
  const bar = tool(page, messages[language].backToTop).locator('..');
  await expect(bar.getByRole('button')).toHaveCount(names.length);
  for (const name of names) await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
  const strip = page.getByRole('navigation', { name: messages[language].categories });
  const places = await bar.evaluate(measureThumbBar, await strip.elementHandle());
  expect(places).toEqual({
    overflow: 0,
    left: 0,
    besideBar: 0,
    height: 52,
    aboveFooter: 0,
    besideStrip: 0,
    smallButtons: [],
  });
}

/** Runs inside the page. */
function measureThumbBar(bar: Element, strip: Element | null) {
  const screen = document.body.clientWidth;
  const { left, width, height, bottom } = bar.getBoundingClientRect();
  const footer = document.querySelector('footer')?.getBoundingClientRect();
  const isSmall = (button: Element) => {
    const box = button.getBoundingClientRect();
    return Math.min(box.width, box.height) < 44;
  };
  return {
    overflow: bar.scrollWidth - bar.clientWidth,
    left,
    besideBar: screen - width,
    height,
    aboveFooter: (footer?.top ?? 0) - bottom,
    besideStrip: screen - (strip?.getBoundingClientRect().width ?? 0),
    smallButtons: [...bar.querySelectorAll('button')]
      .filter(isSmall)
      .map((button) => button.ariaLabel ?? button.textContent),
  };
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
