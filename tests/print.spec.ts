import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

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
