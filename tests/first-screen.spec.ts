import type { Page } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { messages } from '../src/i18n/messages.ts';
import { drawn, openMenu } from './support/open-menu.ts';
import { switchWholeMenu } from './support/switch-language.ts';
import { expect, test } from './support/test.ts';

// Slides must not move while they are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// With all links of the navbar.
const LUNCH = new Date('2026-11-17T12:00:00');

interface Screen {
  readonly width: number;
  readonly height: number;
}

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
  await checkFirstRow(page, 'en');
  await checkHero(page, 'en');
  await switchWholeMenu(page, 'ar');
  // A language switch may scroll to hold the scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkFirstRow(page, 'ar');
  await checkHero(page, 'ar');
});

async function checkFirstRow(page: Page, language: Language): Promise<void> {
  await test.step(`the first screen shows the first row of dishes with titles and prices (${language})`, async () => {
    for (const size of [...PHONES, ...LAPTOPS]) {
      await page.setViewportSize(size);
      await drawn(page);
      const { bottoms, footer } = await page.evaluate(() => {
        const top = (element: Element) => element.getBoundingClientRect().top;
        const cards = [...document.querySelectorAll('article')];
        const firstRow = cards.filter((card) => cards[0] && top(card) === top(cards[0]));
        return {
          bottoms: firstRow
            .flatMap((card) => [...card.querySelectorAll('h3, [id$="price"]')])
            .map((element) => element.getBoundingClientRect().bottom),
          footer: top(document.querySelector('footer') ?? document.body),
        };
      });
      expect(bottoms.length).toBeGreaterThanOrEqual(2);
      for (const bottom of bottoms) {
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
      expect(words).toBe(PHONES.includes(size) || size.height < 500 ? 1 : 2);
      expect(covered, `${size.width}×${size.height}`).toEqual([]);
    }
  });
}
