import type { Page } from '@playwright/test';
import { card } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

const WORDS = [
  {
    language: 'en',
    category: 'Desserts',
    title: 'Beef Carpaccio',
    facts: 'Calories: 290 kcal · Allergens: Milk, mustard',
    other: 'العربية',
  },
  {
    language: 'ar',
    category: 'الحلويات',
    title: 'كارباتشيو اللحم البقري',
    facts: 'السعرات الحرارية: 290 سعرة · مسببات الحساسية: حليب، خردل',
    other: 'English',
  },
] as const;

type Words = (typeof WORDS)[number];

async function checkReading(page: Page, { title, facts }: Words): Promise<void> {
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('region').first().getByRole('img').first()).toBeVisible();
  await expect(card(page, title).getByText(facts)).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
}

async function checkStrip(page: Page, { category }: Words): Promise<void> {
  await page.getByRole('link', { name: category, exact: true }).click();
  await expect(page.getByRole('heading', { name: category, exact: true })).toBeInViewport();
}

async function checkWithoutControls(page: Page, { language, other }: Words): Promise<void> {
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('region').first().getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: other })).toHaveCount(0);
  await page.getByRole('link', { name: other }).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', language);
}

test.describe('without a browser', () => {
  for (const { language, direction, titles, prices, currency } of [
    { language: 'en', direction: 'ltr', titles: 'titleEn', prices: 'priceEn', currency: 'SR' },
    { language: 'ar', direction: 'rtl', titles: 'titleAr', prices: 'priceAr', currency: 'ريال' },
  ] as const) {
    test(`the ${language} page holds every title and price`, async ({ request, site }) => {
      const html = await (await request.get(`/Public-Menu-Access?lang=${language}`)).text();
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      const [shown = ''] = html.replace(/<\/?span[^>]*>/g, '').split('<script type="text/html"');
      const dishes = JSON.parse(await site.readCollection('SteakHouseMenu'));
      expect(dishes.length).toBeGreaterThan(59);
      for (const { [titles]: title, [prices]: price } of dishes) {
        if (title) expect(shown).toContain(`>${title.replaceAll('&', '&amp;')}</button>`);
        if (price) expect(shown).toContain(`>${price} ${currency}<`);
      }
    });
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports the preloaded script that it does not run.
  test.beforeEach(({ expectedTrouble }) => {
    expectedTrouble.push(/\/assets\/main-.*\.js csp$/);
  });

  test('the menu can be read and navigated, in English and by its link in Arabic', async ({
    page,
  }) => {
    await page.goto('/Public-Menu-Access?lang=en');
    for (const words of WORDS) {
      const { language } = words;
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await test.step(`${language}: cards show what the detail would`, () =>
        checkReading(page, words));
      await test.step(`${language}: the strip’s links scroll to their sections`, () =>
        checkStrip(page, words));
      await test.step(`${language}: controls that need scripts are hidden, and the language is a link`, () =>
        checkWithoutControls(page, words));
    }
  });
});
