import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/language.ts';
import { expectNoViolations } from '../support/axe.ts';
import { card, openButton } from '../support/cards.ts';
import { test as firebaseTest } from '../support/firebase-test.ts';
import { openMenu } from '../support/open-menu.ts';
import { addButton, bar, pick, sheet, TEXTS } from '../support/picks.ts';
import { category, dish } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

const SERVED = { servedEn: 'Served 6:00–11:30', servedAr: 'يُقدَّم من 6:00 إلى 11:30' };
const RIBEYE = dish('ribeye', 'Ribeye', {
  index: 1,
  priceEn: '149',
  priceAr: '149',
  caloriesEn: '780',
});
const T_BONE = dish('t-bone', 'T-bone', {
  index: 2,
  priceEn: '97.50',
  priceAr: '97.50',
  caloriesEn: '620',
});
const SOUP = dish('soup', 'Soup', { categoryEn: 'Soups', categoryAr: 'شوربات' });
const CONTENT = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [
    { ...category('Steaks', 'ستيك', 1), ...SERVED },
    category('Soups', 'شوربات', 2),
  ],
  SteakHouseMenu: [{ ...RIBEYE, soldOut: true }, T_BONE, SOUP],
};
const WORDS = {
  en: { soldOut: 'Sold out', steaks: 'Steaks', served: SERVED.servedEn, list: 'List' },
  ar: { soldOut: 'نفد', steaks: 'ستيك', served: SERVED.servedAr, list: 'قائمة' },
} as const;

const steaks = (page: Page, language: keyof typeof WORDS) =>
  page.getByRole('region', { name: WORDS[language].steaks });

test.use({ content: CONTENT });

for (const language of LANGUAGES) {
  const { soldOut, served, list } = WORDS[language];
  const title = TEXTS[language].title('Ribeye');

  test(`a dish that is sold out says so and cannot be added, ${language}`, async ({ page }) => {
    await openMenu(page, language);
    const sold = card(page, title);
    await test.step('on its card, in its place', async () => {
      await expect(addButton(page, language, 'T-bone')).toBeVisible();
      await expect(sold.getByText(soldOut, { exact: true })).toBeVisible();
      await expect(page.getByText(soldOut, { exact: true })).toHaveCount(1);
      await expect(sold.getByRole('button')).toHaveCount(1);
      await expect(openButton(sold)).toHaveAccessibleDescription(new RegExp(`^${soldOut} 149`));
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(title);
      await expectNoViolations(page);
    });
    await test.step('a category says below its name when it is served', async () => {
      await expect(steaks(page, language).getByText(served)).toBeVisible();
      await expect(page.getByText(/^(Served|يُقدَّم)/)).toHaveCount(1);
    });
    await test.step('the search finds it', async () => {
      await page.getByRole('searchbox').fill(title);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('searchbox').fill('');
    });
    await test.step('in the list', async () => {
      await page.getByRole('button', { name: list, exact: true }).click();
      await expect(sold.getByText(soldOut, { exact: true })).toBeVisible();
      await expectNoViolations(page, 'main');
    });
    await test.step('in the sheet, by its address', async () => {
      await page.goto(`/Public-Menu-Access?lang=${language}&dish=ribeye`);
      const detail = page.getByRole('dialog', { name: title });
      await expect(detail.getByText(soldOut, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await openButton(page, TEXTS[language].title('T-bone')).click();
      // The other dish can be added: the buttons are there.
      await expect(
        page.getByRole('dialog').getByRole('button', { name: TEXTS[language].addToPicks }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await openButton(page, title).click();
      await expect(detail.getByText(soldOut, { exact: true })).toBeVisible();
      await expect(detail.getByRole('button', { name: TEXTS[language].addToPicks })).toHaveCount(0);
      await expectNoViolations(page, 'dialog');
    });
  });
}

test('a picked dish that sells out says so in the list and to the waiter, and is not in the total', async ({
  page,
  context,
  site,
}) => {
  await forgetCache(context);
  await site.writeCollection('SteakHouseMenu', [RIBEYE, T_BONE, SOUP]);
  await openMenu(page, 'en');
  await pick(page, 'en');
  await expect(bar(page, 'en')).toHaveText('My picks: 3 dishes, 395.50 SR');
  await site.writeCollection('SteakHouseMenu', [{ ...RIBEYE, soldOut: 'yes' }, T_BONE, SOUP]);
  await page.reload();
  await expect(bar(page, 'en')).toHaveText('My picks: 3 dishes, 97.50 SR');
  await bar(page, 'en').click();
  const row = sheet(page, 'en').getByRole('listitem').filter({ hasText: 'Ribeye' });
  await expect(row).toContainText('Sold out');
  await expect(row).toContainText('not in the total');
  await expect(row.getByRole('button', { name: 'One more Ribeye' })).toBeDisabled();
  await expect(sheet(page, 'en').getByText('Total 97.50 SR')).toBeVisible();
  await expect(sheet(page, 'en')).toContainText('Known calories: 620');
  await expectNoViolations(page, 'dialog');
  await sheet(page, 'en').getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['RibeyeSold out', 'T-bone']);
  await expectNoViolations(page, 'dialog');
  await sheet(page, 'en').getByRole('button', { name: 'Compare' }).click();
  await sheet(page, 'en').getByRole('button', { name: 'Show the waiter' }).click();
  const waiter = page.getByRole('dialog', { name: 'Show the waiter' });
  await expect(waiter).toContainText('2 × Ribeye not in the totalSold out');
  await expect(waiter).toContainText('نفد');
  await expect(waiter).toContainText('Total 97.50 SR');
  await page.goBack();
  await row.getByRole('button', { name: 'One less Ribeye' }).click();
  await expect(row).toContainText('149 SR');
});

test('a shared list adds what is not sold out', async ({ page }) => {
  await page.goto('/Public-Menu-Access?picks=ribeye.2,t-bone.1');
  const shared = page.getByRole('dialog');
  await expect(shared.getByRole('heading')).toHaveText('Add 1 dish to your picks?');
  await expect(shared.getByRole('listitem')).toHaveText(['2 × Ribeye Sold out', '1 × T-bone ']);
  await shared.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(bar(page, 'en')).toHaveText('My picks: 1 dish, 97.50 SR');
  await page.goto('/Public-Menu-Access?picks=ribeye.2');
  await expect(shared.getByRole('heading')).toHaveText('Sold out');
  await expect(shared.getByRole('button')).toHaveText(['Close']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is sold out and when it is served', async ({ page }) => {
    await page.goto('/Public-Menu-Access?lang=ar');
    await expect(page.getByText('نفد', { exact: true })).toBeVisible();
    await expect(page.getByText(SERVED.servedAr)).toBeVisible();
  });
});

firebaseTest(
  'a dish that sells out in the database says so at the next load',
  async ({ page, context, standIn, standInContent }) => {
    await forgetCache(context);
    await openMenu(page, 'en');
    await expect(page.getByText('Sold out')).toHaveCount(0);
    const { collections } = standInContent;
    const [first, ...others] = collections.SteakHouseMenu ?? [];
    const [category, ...more] = collections.SteakHouseCategorySequence ?? [];
    standIn.setContent({
      ...standInContent,
      collections: {
        ...collections,
        SteakHouseMenu: [{ ...first, id: String(first?.id), soldOut: true }, ...others],
        SteakHouseCategorySequence: [{ ...category, id: String(category?.id), ...SERVED }, ...more],
      },
    });
    await page.reload();
    await expect(card(page, String(first?.titleEn)).getByText('Sold out')).toBeVisible();
    await expect(page.getByText(SERVED.servedEn)).toBeVisible();
  },
);
