import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { drawn, openMenu } from '../support/open-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

// With all links of the navbar.
const LUNCH = new Date('2026-11-17T12:00:00');

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Phones that show two dishes with their prices. */
const WHOLE_PHONES: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

/** Phones with their browser's toolbars, upright and in landscape. */
const PHONES: readonly Screen[] = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

const LAPTOPS: readonly Screen[] = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

const ALL_SCREENS: readonly Screen[] = [
  ...WHOLE_PHONES,
  ...PHONES,
  ...LAPTOPS,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 667, height: 375 },
];

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

test('§2 Hero: leaves room for the search and the first dishes', async ({ page }) => {
  await page.clock.setFixedTime(LUNCH);
  await openMenu(page, 'en');
  await checkScreens(page, 'en');
  await switchWholeMenu(page, 'ar');
  // A language switch may scroll to hold the scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkScreens(page, 'ar');
});

async function checkScreens(page: Page, language: Language): Promise<void> {
  for (const size of ALL_SCREENS) {
    await page.setViewportSize(size);
    await drawn(page);
    const hero = page.getByRole('region', { name: messages[language].highlights });
    const where = `${size.width}×${size.height}, ${language}`;
    if (WHOLE_PHONES.includes(size)) {
      await test.step(`two prices are whole, below a navbar of 84 px (${where})`, () =>
        checkTwoPrices(page));
    }
    if (PHONES.includes(size) || LAPTOPS.includes(size)) {
      await test.step(`the first row of dishes is visible with titles and prices (${where})`, () =>
        checkFirstRow(page));
    }
    if (size.height < 420) {
      await test.step(`there is no hero (${where})`, () => expect(hero).toBeHidden());
      continue;
    }
    await test.step(`the hero is 30 % of the screen at most, and no control covers its text (${where})`, () =>
      checkHero(page, hero, size));
  }
}

async function checkTwoPrices(page: Page): Promise<void> {
  const footer = await page.getByRole('contentinfo').boundingBox();
  const second = page.getByRole('article').nth(1).locator('[id$="p"]');
  await expect(second).toContainText(/\d/);
  expect(await second.evaluate(bottomOf)).toBeLessThanOrEqual(footer?.y ?? 0);
  const navbar = page.getByRole('navigation').first();
  expect((await navbar.boundingBox())?.height).toBeLessThanOrEqual(84);
  const links = await navbar
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(links).toEqual([44, 44, 44]);
}

async function checkFirstRow(page: Page): Promise<void> {
  const { bottoms, footer } = await page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top;
    const cards = [...document.querySelectorAll('article')];
    const firstRow = cards.filter((card) => cards[0] && top(card) === top(cards[0]));
    return {
      bottoms: firstRow
        .flatMap((card) => [...card.querySelectorAll('h3, [id$="p"]')])
        .map((element) => element.getBoundingClientRect().bottom),
      footer: top(document.querySelector('footer') ?? document.body),
    };
  });
  expect(bottoms.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(footer);
}

async function checkHero(page: Page, hero: Locator, size: Screen): Promise<void> {
  const footer = await page
    .getByRole('contentinfo')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(await page.getByRole('searchbox').evaluate(bottomOf)).toBeLessThanOrEqual(footer);
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(0.3 * size.height);
  const { words, covered } = await hero.evaluate((region) => {
    const boxes = (selector: string) =>
      [...region.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const texts = boxes('[aria-hidden="false"] p').filter(({ height }) => height > 0);
    const buttons = boxes('button');
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return {
      words: texts.length,
      covered: texts.filter((text) => buttons.some((button) => overlaps(text, button))),
    };
  });
  // Low screens show the title alone.
  expect(words).toBe(size.height <= 740 ? 1 : 2);
  expect(covered).toEqual([]);
}
