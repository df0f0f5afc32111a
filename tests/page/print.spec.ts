import type { Locator, Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SHORT_MENU });

interface Bookmark {
  readonly page: string;
  /** The bookmark of the first heading below it. */
  readonly first: string | undefined;
}

test('Print: no category’s heading is alone at the foot of a page, whatever the paper', async ({
  menuPage: page,
}) => {
  await expect(page.getByRole('article').first()).toBeVisible();
  await test.step('en', () => expectNoHeadingAlone(page));
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await test.step('ar', () => expectNoHeadingAlone(page));
});

test('Print: with a dish open the menu alone is printed, under a brand line larger than its categories', async ({
  page,
}) => {
  const pages = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  for (const language of ['en', 'ar']) {
    await page.emulateMedia({ media: null });
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await untilHydrated(page);
    const alone = await pages();
    await openButton(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await pages()).toBe(alone);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('article').last()).toBeVisible();
    const sizeOf = (element: Locator) =>
      element.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const title = await sizeOf(page.getByRole('heading', { level: 2 }).first());
    expect(await sizeOf(page.getByRole('navigation').first().locator('p'))).toBeGreaterThan(title);
  }
});

test.describe('the whole menu', () => {
  test.use({ content: {} });

  const VISITS = [
    {
      language: 'en',
      view: 'pictures',
      name: 'Red Lentil Soup',
      other: /عدس/,
      words: 'Allergens: Gluten, celery',
    },
    {
      language: 'ar',
      view: 'list',
      name: /عدس/,
      other: /Red Lentil Soup/,
      words: 'مسببات الحساسية: جلوتين',
    },
  ];

  test('Print: three pages at most, both names, prices aligned, allergens in words', async ({
    page,
  }) => {
    for (const { language, view, name, other, words } of VISITS) {
      await test.step(`${language}, from ${view}`, async () => {
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 720, height: 1000 });
        await page.goto(`/Public-Menu-Access?lang=${language}&view=${view}`);
        await untilHydrated(page);
        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
        await page.emulateMedia({ media: 'print' });
        const soup = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
        await expect(soup).toContainText(words);
        const otherName = await soup
          .locator('h3')
          .evaluate((h3) => getComputedStyle(h3, '::after').content);
        expect(otherName).toMatch(other);
        // So that "7-Up (diet)" reads in its own direction.
        expect(otherName).toMatch(/\u2068.+\u2069/);
        const ends = await page.locator('section p:has(> bdi):visible').evaluateAll((prices) =>
          prices.map((price) => {
            const { left, right } = price.getBoundingClientRect();
            return Math.round(document.dir === 'rtl' ? left : right);
          }),
        );
        expect(ends.length).toBeGreaterThan(50);
        expect(new Set(ends).size, 'one line of prices in each column').toBe(2);
      });
    }
  });
});

async function expectNoHeadingAlone(page: Page): Promise<void> {
  const categories = await page.getByRole('heading', { level: 2 }).count();
  for (const height of [420, 560, 700, 840, 980, 1120]) {
    const pdf = await page.pdf({
      width: '794px',
      height: `${height}px`,
      outline: true,
      tagged: true,
    });
    const bookmarks = readBookmarks(pdf.toString('latin1'));
    const headings = [...bookmarks.values()].filter(({ first }) => first !== undefined);
    expect(headings).toHaveLength(categories);
    const alone = headings.filter((one) => one.page !== bookmarks.get(one.first ?? '')?.page);
    expect(alone, `${height} px`).toEqual([]);
  }
}

/** Chromium writes a bookmark for every heading, those of dishes below those of their category. */
function readBookmarks(pdf: string): ReadonlyMap<string, Bookmark> {
  const written = pdf.matchAll(/(\d+) 0 obj\s<<\/Title .*\s\/Dest \[(\d+) 0 R[^\]]*\]([^>]*)>>/g);
  return new Map(
    Array.from(written, ([, id = '', page = '', links = '']) => [
      id,
      { page, first: /\/First (\d+)/.exec(links)?.[1] },
    ]),
  );
}
