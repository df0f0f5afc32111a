import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/menu/language.ts';
import { messages } from '../src/messages/messages.ts';
import { ABOVE_KEYBOARD, drawn, openMenu, PHONE } from './support/open-menu.ts';
import { SMALL_MENU } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const STEAK = { en: 'steak', ar: 'ستيك' } as const;
const field = (page: Page) => page.getByRole('searchbox');

/** The field with the bar's margin above it. */
async function expectFieldAtTop(page: Page): Promise<void> {
  await expect.poll(async () => Math.round((await field(page).boundingBox())?.y ?? -1)).toBe(8);
}

/** A card whose title stands between the bars at the top and the footer. */
async function expectFirstTitleSeen(page: Page): Promise<void> {
  const title = page.getByRole('article').first().getByRole('heading');
  await expect
    .poll(async () => {
      const [box, footer] = [
        await title.boundingBox(),
        await page.getByRole('contentinfo').boundingBox(),
      ];
      return box !== null && footer !== null && box.y > 0 && box.y + box.height <= footer.y;
    })
    .toBe(true);
}

for (const language of LANGUAGES) {
  const words = messages[language];

  test(`§2 Search bar: with the focus it stands at the top, the first matches above the keyboard (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    await field(page).tap();
    await expectFieldAtTop(page);
    await page.setViewportSize(ABOVE_KEYBOARD);
    await field(page).pressSequentially(STEAK[language]);
    await expect(page.locator('mark').first()).toBeVisible();
    await expectFieldAtTop(page);
    await expectFirstTitleSeen(page);
  });

  test(`§2 Search bar: the field stays at the top when nothing matches (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    await field(page).tap();
    await field(page).pressSequentially('xyzzy');
    await expect(page.getByText(words.noMatch('xyzzy'))).toBeInViewport();
    await expectFieldAtTop(page);
  });

  test(`§2 Search bar: who searches deep in the menu is back there afterwards (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    await page.evaluate(() => window.scrollTo(0, 6000));
    await page.getByRole('button', { name: words.search, exact: true }).tap();
    await expect(field(page)).toBeFocused();
    await expectFieldAtTop(page);
    const before = await page.evaluate(() => window.scrollY);
    expect(Math.abs(before - 6000)).toBeLessThan(50);
    await field(page).pressSequentially(STEAK[language]);
    await expect(page.locator('mark').first()).toBeVisible();
    await expectFirstTitleSeen(page);
    await page.getByRole('button', { name: words.clearSearch }).tap();
    await expect(page.locator('mark')).toHaveCount(0);
    await drawn(page);
    const after = await page.evaluate(() => window.scrollY);
    expect(Math.abs(after - before)).toBeLessThan(50);
  });
}

test.describe('a small menu', () => {
  test.use({ content: SMALL_MENU });

  for (const { language, query, count } of [
    { language: 'en', query: 'o', count: 3 },
    { language: 'ar', query: 'بالعربية', count: 2 },
  ] as const) {
    test(`§2 Search bar: the number of matches is seen, not only heard (${language})`, async ({
      page,
    }) => {
      await openMenu(page, language);
      await field(page).tap();
      await page.setViewportSize(ABOVE_KEYBOARD);
      await field(page).pressSequentially(query);
      const words = page.getByText(messages[language].matchCount(count));
      await expect(words).toBeInViewport({ ratio: 1 });
      expect((await words.boundingBox())?.height).toBeGreaterThan(16);
    });
  }
});

test('The Arabic placeholder keeps its dots', async ({ page }) => {
  await openMenu(page, 'ar');
  await page.evaluate(() => document.fonts.ready);
  const asShown = await field(page).screenshot();
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('::placeholder { padding-block: 12px; overflow: visible !important; }');
    document.adoptedStyleSheets = [whole];
  });
  expect((await field(page).screenshot()).equals(asShown)).toBe(true);
});
