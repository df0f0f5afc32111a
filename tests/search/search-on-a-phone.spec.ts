import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { ABOVE_KEYBOARD, drawn, openMenu, PHONE } from '../support/open-menu.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { switchLanguage } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const STEAK = { en: 'steak', ar: 'ستيك' } as const;
const field = (page: Page) => page.getByRole('searchbox');
const topOfField = async (page: Page) => Math.round((await field(page).boundingBox())?.y ?? -1);

/** The field with the bar's margin above it. */
async function expectFieldAtTop(page: Page): Promise<void> {
  await expect.poll(() => topOfField(page)).toBe(8);
}

/** The first card's title is between the bars at the top and the footer. */
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

/** Back to the whole menu at its top, with the field at its initial position. */
async function endSearch(page: Page): Promise<void> {
  await field(page).press('Escape');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).not.toBeFocused();
  await page.setViewportSize(PHONE);
  await expect(page.locator('mark')).toHaveCount(0);
  // The app restores the scroll position when the menu is shown again: wait for that before scrolling.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => topOfField(page)).toBeGreaterThan(8);
}

async function checkFirstMatches(page: Page, language: Language): Promise<void> {
  await field(page).tap();
  await expectFieldAtTop(page);
  await page.setViewportSize(ABOVE_KEYBOARD);
  await field(page).pressSequentially(STEAK[language]);
  await expect(page.locator('mark').first()).toBeVisible();
  await expectFieldAtTop(page);
  await expectFirstTitleSeen(page);
  await endSearch(page);
}

async function checkNoMatch(page: Page, language: Language): Promise<void> {
  await field(page).tap();
  await field(page).pressSequentially('xyzzy');
  await expect(page.getByText(messages[language].noMatch('xyzzy'))).toBeInViewport();
  await expectFieldAtTop(page);
  await endSearch(page);
}

async function checkSearchDeepInMenu(page: Page, language: Language): Promise<void> {
  const words = messages[language];
  await page.evaluate(() => window.scrollTo(0, 6000));
  // Cards that come into view for the first time in this language may be higher than expected.
  await drawn(page);
  const start = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: words.search, exact: true }).tap();
  await expect(field(page)).toBeFocused();
  await expectFieldAtTop(page);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - start)).toBeLessThan(50);
  const before = await topDish(page);
  await field(page).pressSequentially(STEAK[language]);
  await expect(page.locator('mark').first()).toBeVisible();
  await expectFirstTitleSeen(page);
  await page.getByRole('button', { name: words.clearSearch }).tap();
  await expect(page.locator('mark')).toHaveCount(0);
  await drawn(page);
  const after = await topDish(page);
  expect(after.title).toBe(before.title);
  expect(Math.abs(after.top - before.top)).toBeLessThan(8);
  await endSearch(page);
}

/** The first dish below the field and the strip. */
function topDish(page: Page): Promise<{ title: string; top: number }> {
  return page.getByRole('article').evaluateAll((cards) => {
    const topOf = (card: Element) => card.getBoundingClientRect().top;
    const card = cards.find((one) => topOf(one) > 116);
    return { title: card?.querySelector('h3')?.textContent ?? '', top: card ? topOf(card) : 0 };
  });
}

async function checkMatchCount(page: Page, query: string, text: string): Promise<void> {
  await field(page).tap();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await field(page).pressSequentially(query);
  const words = page.getByText(text);
  await expect(words).toBeInViewport({ ratio: 1 });
  expect((await words.boundingBox())?.height).toBeGreaterThan(16);
}

/** A picture without the field's round border, which is not painted the same each time. */
async function textOfField(page: Page): Promise<Buffer> {
  const { x, y, width, height } = await field(page).evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  return page.screenshot({ clip: { x: x + 12, y: y + 2, width: width - 24, height: height - 4 } });
}

/** Whether more room changes nothing. Polled: its font may arrive between two pictures. */
async function checkPlaceholder(page: Page): Promise<void> {
  const roomFor = (rule: string) =>
    page.evaluate((css) => {
      const room = new CSSStyleSheet();
      room.replaceSync(css);
      document.adoptedStyleSheets = [room];
    }, rule);
  const looksAsWithRoom = async () => {
    const asShown = await textOfField(page);
    await roomFor('::placeholder { padding-block: 12px; overflow: visible !important; }');
    const withRoom = await textOfField(page);
    await roomFor('');
    return withRoom.equals(asShown);
  };
  await expect.poll(looksAsWithRoom).toBe(true);
}

async function checkSearchBar(page: Page, language: Language): Promise<void> {
  await test.step(`with the focus it sticks to the top, the first matches are above the keyboard (${language})`, () =>
    checkFirstMatches(page, language));
  await test.step(`the field stays at the top when nothing matches (${language})`, () =>
    checkNoMatch(page, language));
  await test.step(`clearing a search deep in the menu restores the scroll position (${language})`, () =>
    checkSearchDeepInMenu(page, language));
}

test('§2 Search bar: on a phone the matches are in view, in both languages', async ({ page }) => {
  await openMenu(page, 'ar');
  await test.step('The Arabic placeholder keeps its dots', () => checkPlaceholder(page));
  await checkSearchBar(page, 'ar');
  await switchLanguage(page, 'en');
  await checkSearchBar(page, 'en');
});

test.describe('a small menu', () => {
  test.use({ content: SMALL_MENU });

  test('§2 Search bar: the number of matches is visible, not only announced', async ({ page }) => {
    await openMenu(page, 'en');
    await checkMatchCount(page, 'o', messages.en.matchCount(3));
    await endSearch(page);
    await switchLanguage(page, 'ar');
    await checkMatchCount(page, 'بالعربية', messages.ar.matchCount(2));
  });
});
