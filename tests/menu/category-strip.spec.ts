import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, type Language, nextLanguage } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { drawn, openMenu } from '../support/open-menu.ts';
import { LONG_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const topOf = async (page: Page, id: string) =>
  Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN);

test.use({ content: LONG_MENU, contextOptions: { reducedMotion: 'no-preference' } });

test('§2 Menu: the category strip', async ({ menuPage, context }) => {
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  await test.step('§2 Menu: a horizontally scrolling category strip with one link per category', async () => {
    await expect(strip(menuPage).getByRole('link')).toHaveCount(8);
    const { scrolls, page } = await strip(menuPage)
      .locator('div')
      .evaluate((scroller) => ({
        scrolls: scroller.scrollWidth > scroller.clientWidth,
        page: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
    expect(scrolls).toBe(true);
    expect(page).toBe(false);
  });
  await test.step('§2 Menu: a category opens in a tab of its own, as links do, with the key for that', async () => {
    const opened = context.waitForEvent('page');
    await strip(menuPage)
      .getByRole('link', { name: 'Category 4' })
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/#category-4$/);
    expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
    await tab.close();
  });
  await test.step('§4 Active category: the one whose top lies between 0 and half the viewport', () =>
    expectActiveByPlace(menuPage));
  await test.step('§2 Menu: the strip sticks to the top and brings its active entry into view', async () => {
    await menuPage.evaluate(() => document.getElementById('category-8')?.scrollIntoView());
    const last = strip(menuPage).getByRole('link', { name: 'Category 8' });
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await strip(menuPage).boundingBox())?.y).toBe(0);
  });
  await test.step('§2 Menu: clicking a category smooth-scrolls to its section with a 40 px offset', () =>
    expectSmoothScroll(menuPage));
  await test.step('§2 Menu: the last category can be reached, and its last dish is above the footer', async () => {
    await strip(menuPage).getByRole('link', { name: 'Category 8' }).click();
    await expect.poll(() => topOf(menuPage, 'category-8')).toBe(40);
    await menuPage.keyboard.press('End');
    const lastDish = menuPage.getByRole('article').last();
    const footer = await menuPage.getByRole('contentinfo').boundingBox();
    await expect
      .poll(async () => {
        const box = await lastDish.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThan(footer?.y ?? 0);
  });
});

async function switchToLanguageDeep(page: Page, language: Language): Promise<void> {
  const other = nextLanguage(language);
  await page.getByRole('button', { name: messages[other].languageNameShort, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
}

/** Of the strip that the active one is in. Padding does not count. */
function countWholeNames(active: Locator): Promise<number> {
  return active.evaluate((link) => {
    const strip = link.closest('nav')?.getBoundingClientRect();
    const names = [...(link.closest('ul')?.querySelectorAll('a') ?? [])].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    });
    return names.filter(({ left, right }) => strip && left >= strip.left && right <= strip.right)
      .length;
  });
}

async function expectActiveByPlace(page: Page): Promise<void> {
  const active = strip(page).locator('[aria-current="true"]');
  const other = strip(page).locator('[aria-current="false"], a:not([aria-current])').first();
  const weightOf = (link: Locator) => link.evaluate((a) => Number(getComputedStyle(a).fontWeight));
  expect(await weightOf(active)).toBeGreaterThan(await weightOf(other));
  for (const { top, name } of [
    { top: 421, name: 'Category 3' },
    { top: 1, name: 'Category 3' },
    { top: -50, name: 'Category 3' },
  ]) {
    await page.evaluate((wanted) => {
      const section = document.getElementById('category-3');
      window.scrollBy(0, (section?.getBoundingClientRect().top ?? 0) - wanted);
    }, top);
    await drawn(page);
    await expect(active).toHaveText(name);
  }
  await page.evaluate(() => {
    const section = document.getElementById('category-6');
    window.scrollBy(0, (section?.getBoundingClientRect().top ?? 0) - window.innerHeight / 2 - 3);
  });
  await drawn(page);
  await expect(active).not.toHaveText('Category 6');
  await page.evaluate(() => window.scrollBy(0, 4));
  await expect(active).toHaveText('Category 6');
}

async function expectSmoothScroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await drawn(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    Object.assign(window, { seenScrolls: seen });
  });
  await strip(page).getByRole('link', { name: 'Category 4' }).click();
  await expect.poll(() => topOf(page, 'category-4')).toBe(40);
  const { seen, end } = await page.evaluate(() => ({
    seen: Reflect.get(window, 'seenScrolls'),
    end: window.scrollY,
  }));
  expect(seen.filter((place: number) => place > 0 && place < end)).not.toEqual([]);
}

test.describe('a whole menu', () => {
  test.use({ content: {} });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

    test('three of twelve names are whole wherever the menu is scrolled to, and the active one after a switch of language', async ({
      page,
    }) => {
      for (const language of LANGUAGES) {
        await test.step(language, () => expectThreeWholeNames(page, language));
      }
    });
  });

  test('at 1440 px every category is in view, and none fades', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const language of LANGUAGES) {
      await openMenu(page, language);
      const strip = page.getByRole('navigation', { name: messages[language].categories });
      for (const link of [strip.getByRole('link').first(), strip.getByRole('link').last()]) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await expect(strip).toHaveAttribute('data-more-after', 'false');
    }
  });
});

async function expectThreeWholeNames(page: Page, language: Language): Promise<void> {
  await openMenu(page, language);
  const active = page.locator('nav a[aria-current="true"]');
  const ids = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toHaveLength(12);
  for (const id of ids) {
    await page.evaluate((one) => document.getElementById(one)?.scrollIntoView(), id);
    await expect(active).toHaveAttribute('href', `#${id}`);
    await expect.poll(() => countWholeNames(active), id).toBeGreaterThanOrEqual(3);
    await expect(active).toBeInViewport({ ratio: 1 });
  }
  await switchToLanguageDeep(page, language);
  await expect(active).toBeInViewport({ ratio: 1 });
}
