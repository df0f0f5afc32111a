import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { findTrouble } from '../support/find-trouble.ts';
import { drawn, openMenu, PHONE } from '../support/open-menu.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SHORT_MENU });

const STATES = [
  { name: '150 % text on a phone', size: PHONE, text: '150%' },
  { name: '200 % text on a phone', size: PHONE, text: '200%' },
  { name: '200 % text on a desktop', size: { width: 1440, height: 900 }, text: '200%' },
  { name: '400 % zoom of 1280×1024', size: { width: 320, height: 256 }, text: '100%' },
  {
    name: '320 px with the spacing of WCAG 1.4.12',
    size: { width: 320, height: 568 },
    text: '100%',
    isSpaced: true,
  },
];

async function enlarge(page: Page, text: string, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    ([size, spaced]) => {
      document.documentElement.style.fontSize = size;
      const sheet = Object.assign(new CSSStyleSheet(), { isSpacing: true });
      sheet.replaceSync(`* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }`);
      const others = document.adoptedStyleSheets.filter((known) => !('isSpacing' in known));
      document.adoptedStyleSheets = spaced ? [...others, sheet] : others;
    },
    [text, isSpaced] as const,
  );
  await drawn(page);
}

const isScrollingSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function expectWhole(page: Page): Promise<void> {
  expect(await isScrollingSideways(page)).toBe(false);
  // Polled: what `content-visibility` has never laid out is measured as nothing, the first time.
  await expect.poll(() => findTrouble(page)).toEqual([]);
}

for (const language of LANGUAGES) {
  test(`Large text: every control and heading is whole and in reach (${language})`, async ({
    page,
  }) => {
    test.slow();
    await openMenu(page, language);
    for (const { name, size, text, isSpaced = false } of STATES) {
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await enlarge(page, text, isSpaced);
        await expectWhole(page);
        await search(page, language);
        await expectWhole(page);
        await page.getByRole('searchbox').fill('');
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    }
  });
}

/** Nothing in this language, something in the other: what the page has most to say about. */
async function search(page: Page, language: Language): Promise<void> {
  await page.getByRole('searchbox').fill(language === 'en' ? 'مشوي' : 'grilled');
  const offer = language === 'en' ? / in Arabic$/ : / بالإنجليزية$/;
  await expect(page.getByRole('button', { name: offer })).toBeVisible();
}
