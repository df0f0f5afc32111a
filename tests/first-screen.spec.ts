import type { Page } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { messages } from '../src/i18n/messages.ts';
import { drawn, openMenu } from './support/open-menu.ts';
import { switchWholeMenu } from './support/switch-language.ts';
import { expect, test } from './support/test.ts';

// Slides must not move while they are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FULL_SCREENS = [
  { width: 390, height: 664 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** Also tablets, and phones in landscape. */
const ALL_SCREENS = [
  ...FULL_SCREENS,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

test('§2 Hero: leaves room for the search and the first dishes', async ({ page }) => {
  await openMenu(page, 'en');
  await checkFirstRow(page, 'en');
  await checkHero(page, 'en');
  await switchWholeMenu(page, 'ar');
  // A language switch may scroll to hold the scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkFirstRow(page, 'ar');
  await checkHero(page, 'ar');
});

async function checkFirstRow(page: Page, language: Language): Promise<void> {
  await test.step(`the first screen shows the first row of dishes with its titles (${language})`, async () => {
    for (const size of FULL_SCREENS) {
      await page.setViewportSize(size);
      await drawn(page);
      const { titles, footer } = await page.evaluate(() => {
        const top = (element: Element) => element.getBoundingClientRect().top;
        const cards = [...document.querySelectorAll('article')];
        const firstRow = cards.filter((card) => cards[0] && top(card) === top(cards[0]));
        return {
          titles: firstRow.map((card) => card.querySelector('h3')?.getBoundingClientRect().bottom),
          footer: top(document.querySelector('footer') ?? document.body),
        };
      });
      expect(titles.length).toBeGreaterThan(0);
      for (const bottom of titles) {
        expect(bottom, `${size.width}×${size.height}`).toBeLessThanOrEqual(footer);
      }
    }
  });
}

async function checkHero(page: Page, language: Language): Promise<void> {
  await test.step(`no control covers text, and the whole search field is visible (${language})`, async () => {
    const hero = page.getByRole('region', { name: messages[language].highlights });
    for (const size of ALL_SCREENS) {
      await page.setViewportSize(size);
      await drawn(page);
      const footer = await page
        .getByRole('contentinfo')
        .evaluate((element) => element.getBoundingClientRect().top);
      const field = await page.getByRole('searchbox').evaluate(bottomOf);
      expect(field, `${size.width}×${size.height}`).toBeLessThanOrEqual(footer);
      const { words, covered } = await hero.evaluate((region) => {
        const boxes = (selector: string) =>
          [...region.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const texts = boxes('[aria-hidden="false"] p');
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
      expect(words).toBe(2);
      expect(covered, `${size.width}×${size.height}`).toEqual([]);
    }
  });
}
