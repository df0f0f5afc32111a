import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { bar, sheet, storedPicks, TEXTS } from '../support/picks.ts';
import { category, dish } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

const steak = (id: string, index: number, grams: number, more: Record<string, unknown>) => ({
  ...dish(id, id, { index, priceEn: `${100 * index}`, priceAr: `${100 * index}`, ...more }),
  titleEn: `${id} ${grams} g`,
  titleAr: `ستيك ${id} ${grams} جم`,
});

test.use({
  content: {
    SHAdminHero: [],
    SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1)],
    SteakHouseMenu: [
      steak('Ribeye', 1, 300, {
        caloriesEn: '780 kcal',
        caloriesAr: '780 سعرة',
        allergensEn: 'Milk',
        allergensAr: 'حليب',
        sodiumMg: 2240,
        descriptionsEn: 'Grain-fed/charred',
        descriptionsAr: 'مغذّى على الحبوب/مشوي',
      }),
      steak('Sirloin', 2, 250, {
        caloriesEn: '620',
        caloriesAr: '620',
        allergensEn: 'Milk',
        allergensAr: 'حليب',
      }),
      steak('Picanha', 3, 200, {}),
      steak('Tomahawk', 4, 900, {}),
    ],
  },
});

const WORDS = {
  en: {
    compare: 'Compare',
    rows: [
      ['', 'Ribeye 300 g', 'Sirloin 250 g'],
      ['Price', '100 SR', '200 SR'],
      ['Weight', '300 g', '250 g'],
      ['Calories', '780 kcal', '620'],
      ['Salt', '5.6 g', '–'],
      ['Allergens', 'Milk', 'Milk'],
      ['Description', 'Grain-fed, charred', '–'],
    ],
    known: 'Known calories: 1,400',
  },
  ar: {
    compare: 'قارن',
    rows: [
      ['', 'ستيك Ribeye 300 جم', 'ستيك Sirloin 250 جم'],
      ['السعر', '100 ريال', '200 ريال'],
      ['الوزن', '300 جم', '250 جم'],
      ['السعرات الحرارية', '780 سعرة', '620'],
      ['الملح', '5.6 جم', '–'],
      ['مسببات الحساسية', 'حليب', 'حليب'],
      ['الوصف', 'مغذّى على الحبوب، مشوي', '–'],
    ],
    known: 'السعرات المعروفة: 1,400',
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  const { compare, rows, known } = WORDS[language];
  const openList = async (page: Page, ids: readonly string[]) => {
    await page.addInitScript(
      (picks) => localStorage.setItem('menu-picks', picks),
      storedPicks(ids),
    );
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await bar(page, language).click();
    await expect(sheet(page, language)).toBeVisible();
  };
  const closeList = async (page: Page) => {
    await page.goBack();
    await expect(sheet(page, language)).toHaveCount(0);
  };
  const button = (page: Page, name: string) =>
    sheet(page, language).getByRole('button', { name, exact: true });

  test(`${language}: the list of picks compares them`, async ({ page }) => {
    await test.step('with four picks the total is in sight, and the buttons are one row', async () => {
      await openList(page, ['Ribeye', 'Sirloin', 'Picanha', 'Tomahawk']);
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectTotalAndOneRow(page, `${width} px`);
      }
    });
    await test.step('the table scrolls sideways, and its first column stays', () =>
      expectFirstColumnToStay(page));
    await closeList(page);
    await test.step('two picks are compared in a table, and the list says the sum of known calories', async () => {
      await page.setViewportSize({ width: 390, height: 740 });
      await openList(page, ['Ribeye', 'Sirloin']);
      await expectTable(page);
      await closeList(page);
    });
    await test.step('one pick cannot be compared', async () => {
      await openList(page, ['Ribeye']);
      await expect(button(page, compare)).toHaveCount(0);
    });
  });

  async function expectTotalAndOneRow(page: Page, where: string): Promise<void> {
    const total = TEXTS[language].total.split(' ')[0] ?? '';
    await expect(sheet(page, language).getByText(total)).toBeInViewport({ ratio: 1 });
    const tops = await Promise.all(
      [TEXTS[language].waiter, compare, language === 'en' ? 'Close' : 'إغلاق'].map(
        async (name) => (await button(page, name).boundingBox())?.y,
      ),
    );
    expect(new Set(tops).size, where).toBe(1);
  }

  async function expectFirstColumnToStay(page: Page): Promise<void> {
    await button(page, compare).click();
    const first = page.getByRole('rowheader').first();
    const last = page.getByRole('columnheader').last();
    const before = await first.boundingBox();
    await expect(last).not.toBeInViewport();
    await page.getByRole('region', { name: compare }).focus();
    await page.keyboard.press(language === 'en' ? 'End' : 'Home');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect((await first.boundingBox())?.x).toBe(before?.x);
  }

  async function expectTable(page: Page): Promise<void> {
    await expect(sheet(page, language)).toContainText(known);
    await button(page, compare).click();
    const table = sheet(page, language).getByRole('table');
    const lines = table.getByRole('row');
    await expect(lines).toHaveCount(rows.length);
    for (const [position, cells] of rows.entries()) {
      await expect(lines.nth(position).locator('th, td')).toHaveText([...cells]);
    }
    await expectNoViolations(page, 'dialog[open]');
    const colour = (name: string) =>
      lines
        .filter({ hasText: name })
        .locator('td')
        .last()
        .evaluate((cell) => getComputedStyle(cell).color);
    expect(await colour(rows[5][0])).not.toBe(await colour(rows[1][0]));
    await button(page, compare).click();
    await expect(table).toHaveCount(0);
    await expect(sheet(page, language).getByRole('listitem')).toHaveCount(2);
  }
}

test('a number and its unit stay on one line on the waiter’s card', async ({ page }) => {
  await page.goto('/Public-Menu-Access?dish=Sirloin');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  const names = page.getByRole('dialog', { name: 'Show the waiter' }).getByRole('heading');
  await expect(names).toHaveCount(2);
  expect(await names.evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    'ستيك Sirloin 250\u00a0جم',
    'Sirloin 250\u00a0g',
  ]);
});
