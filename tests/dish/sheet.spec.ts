import type { Locator, Page } from '@playwright/test';
import { messages } from '../../src/i18n/messages.ts';
import { TEXTS } from '../support/picks.ts';
import { category, dish } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail, press } from './detail.ts';

const words = {
  caloriesEn: '720 kcal',
  caloriesAr: '720 سعرة',
  allergensEn: 'Milk',
  allergensAr: 'حليب',
};

test.use({
  content: {
    SHAdminHero: [],
    SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1)],
    SteakHouseMenu: [
      dish('ribeye', 'Ribeye', {
        ...words,
        index: 1,
        tags: 'Best',
        descriptionsEn: 'Rice/Salad',
        descriptionsAr: 'أرز/سلطة',
        priceEn: '1,249.50',
        priceAr: '1,249.50',
      }),
      dish('catch', 'Catch', {
        index: 2,
        itemImage: '',
        tags: 'Best',
        descriptionsEn: 'Rice/Salad/Sauce/Lemon/Olive oil',
        descriptionsAr: 'أرز/سلطة/صوص',
        priceEn: 'Market price',
        priceAr: 'حسب سعر السوق',
      }),
    ],
  },
});

const bar = (page: Page) => detail(page).locator('[data-part="bar"]');
const panel = (page: Page) => detail(page).locator('> div');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is on the page');
  return box;
}

const PHONE_WIDTHS = [320, 360, 390, 430];
const SCREENS = [
  [320, 568],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const;

for (const language of ['en', 'ar'] as const) {
  const { showWaiter, share, previousItem, nextItem, close, calories, allergens } =
    messages[language];
  const { addToPicks, less, more, title } = TEXTS[language];
  const button = (page: Page, name: string) =>
    detail(page).getByRole('button', { name, exact: true });
  const heading = (page: Page) => detail(page).getByRole('heading');

  test(`${language}: the sheet of a dish, with a picture and without one`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(`/Public-Menu-Access?lang=${language}&dish=ribeye`);
    await expect(button(page, addToPicks)).toBeVisible();

    await test.step('the note of a copied link goes by itself and moves nothing', () =>
      expectNoteToMoveNothing(page));
    await test.step('title with its tag, description, calories, allergens, price; every dish has the same height', async () => {
      await expectOrder(page);
      const { height } = await boxOf(panel(page));
      await press(page, nextItem);
      await expect(heading(page)).toHaveText(title('Catch'));
      expect((await boxOf(panel(page))).height).toBe(height);
      await press(page, previousItem);
    });
    for (const dish of ['Ribeye', 'Catch']) {
      await expect(heading(page)).toHaveText(title(dish));
      await test.step(`the bar of a dish is at most 130 px high on phones, before and after a pick (${dish})`, () =>
        expectLowBar(page));
      await test.step(`what is rare is round and small, on the picture or in the title’s row, on every screen (${dish})`, () =>
        expectSmallControls(page, dish));
      await test.step(`with text at 200 % nothing leaves the sheet, and its icons grow along (${dish})`, () =>
        expectLargeTextInside(page));
      await press(page, nextItem);
    }
  });

  async function expectNoteToMoveNothing(page: Page): Promise<void> {
    const places = () =>
      panel(page).evaluate((sheet) =>
        [...sheet.querySelectorAll('h2, li, dl, button')].map(
          (part) => part.getBoundingClientRect().top,
        ),
      );
    const before = await places();
    await button(page, share).click();
    const note = detail(page).getByText(messages[language].linkCopied);
    await expect(note).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(note).toHaveCount(0);
    expect(await places()).toEqual(before);
  }

  async function expectOrder(page: Page): Promise<void> {
    const parts = [
      heading(page),
      detail(page).getByRole('listitem').first(),
      detail(page).getByText(calories),
      detail(page).getByText(allergens),
      bar(page),
    ];
    const tops: number[] = [];
    for (const part of parts) tops.push((await boxOf(part)).y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const tag = await boxOf(
      detail(page).getByRole('img', { name: messages[language].recommended }),
    );
    expect(Math.abs(tag.y - (await boxOf(heading(page))).y)).toBeLessThan(8);
  }

  async function expectLowBar(page: Page): Promise<void> {
    const expectLow = async () => {
      for (const width of PHONE_WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect((await boxOf(bar(page))).height, `${width} px`).toBeLessThanOrEqual(130);
      }
    };
    await expectLow();
    await button(page, addToPicks).click();
    await expect(button(page, more)).toBeFocused();
    await expectLow();
    await button(page, less).click();
    await expect(button(page, addToPicks)).toBeFocused();
  }

  async function expectSmallControls(page: Page, dish: string): Promise<void> {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const name of [showWaiter, share]) {
        const { width: w, height: h } = await boxOf(button(page, name));
        expect([w, h], name).toEqual([44, 44]);
      }
      for (const name of [previousItem, nextItem, close]) {
        expect((await boxOf(button(page, name))).height, name).toBeLessThanOrEqual(48);
      }
      const { x, y, width: w, height: h } = await boxOf(button(page, share));
      const around =
        dish === 'Ribeye' ? detail(page).getByRole('img').first() : heading(page).locator('..');
      const outer = await boxOf(around);
      expect(outer.x - 1 <= x && x + w <= outer.x + outer.width + 1, `${width} px`).toBe(true);
      expect(outer.y - 1 <= y && y + h <= outer.y + outer.height + 1, `${width} px`).toBe(true);
    }
    await page.setViewportSize({ width: 390, height: 740 });
  }

  async function expectLargeTextInside(page: Page): Promise<void> {
    const enlarge = (size: string) =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    const icon = button(page, share).locator('svg');
    const small = await boxOf(icon);
    await enlarge('200%');
    expect((await boxOf(icon)).width).toBe(2 * small.width);
    const leaving = await panel(page).evaluate((sheet) => {
      const { left, right } = sheet.getBoundingClientRect();
      const parts = sheet.querySelectorAll('button, h2, li, p, dd, svg');
      return [...parts]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 1 && (box.left < left - 1 || box.right > right + 1)).length;
    });
    expect(leaving).toBe(0);
    await enlarge('');
  }
}
