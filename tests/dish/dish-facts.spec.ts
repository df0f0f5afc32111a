import { card, openButton } from '../support/cards.ts';
import { category, dish } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({
  content: {
    SHAdminHero: [],
    SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1)],
    SteakHouseMenu: [
      dish('salty', 'Salty', { index: 1, sodiumMg: 2240, activityMinutes: '55', priceEn: 'SR 45' }),
      dish('coffee', 'Coffee', {
        index: 2,
        caffeineEn: '95 mg per cup',
        caffeineAr: '95 ملجم للكوب',
        priceEn: 'Market price',
      }),
      dish('plain', 'Plain', { index: 3, sodiumMg: 2000, priceEn: '10' }),
      dish('odd', 'Odd', { index: 4, sodiumMg: 'a lot', activityMinutes: -5, priceEn: '0' }),
    ],
  },
});

const TEXTS = {
  en: {
    titles: ['Salty', 'Coffee', 'Plain'],
    high: 'High in salt',
    salty: ['Salt: 5.6 g', 'About 55 minutes of walking to burn it off'],
    coffee: ['Caffeine: 95 mg per cup', 'Adults: no more than 400 mg of caffeine a day.'],
  },
  ar: {
    titles: ['Salty بالعربية', 'Coffee بالعربية', 'Plain بالعربية'],
    high: 'مرتفع الملح',
    salty: ['الملح: 5.6 جم', 'نحو 55 دقيقة من المشي لحرق سعراته'],
    coffee: ['الكافيين: 95 ملجم للكوب', 'الحد الأقصى للبالغين 400 ملجم من الكافيين يوميًا.'],
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  const { titles, high, salty, coffee } = TEXTS[language];
  const [saltyTitle, coffeeTitle, plainTitle] = titles;

  test(`${language}: salt, caffeine and walking are in the detail, a salt shaker on card and detail`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/sodiumMg|activityMinutes/);
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await expect(card(page, saltyTitle).getByRole('img', { name: high })).toBeVisible();
    await expect(card(page, plainTitle).getByRole('img', { name: high })).toHaveCount(0);
    await openButton(page, saltyTitle).click();
    const detail = page.getByRole('dialog');
    for (const text of [...salty, high]) await expect(detail).toContainText(text);
    await expect(detail).not.toContainText('400');
    await page.keyboard.press('Escape');
    await openButton(page, coffeeTitle).click();
    for (const text of coffee)
      await expect(detail.getByText(text.split(': ').at(-1) ?? '')).toHaveCount(1);
    await expect(detail).not.toContainText(high);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('salt, caffeine and walking are on the card', async ({ page }) => {
    for (const language of ['en', 'ar'] as const) {
      const { salty, coffee } = TEXTS[language];
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      for (const text of [...salty, coffee[0]]) await expect(page.getByText(text)).toBeVisible();
    }
  });
});

test('§2 a price without a digit, or with a currency in it, is shown as it is stored; structured data has the sodium', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/sodiumMg|activityMinutes/);
  await page.goto('/Public-Menu-Access');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"sodiumContent":"2240 mg"');
  for (const [title, price] of [
    ['Salty', 'SR 45'],
    ['Coffee', 'Market price'],
    ['Plain', '10 SR'],
    ['Odd', '0 SR'],
  ] as const) {
    await expect(card(page, title).locator('bdi').last()).toHaveText(price);
    await openButton(page, title).click();
    await expect(page.getByRole('dialog').getByText(price, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
