import type { Page } from '@playwright/test';
import { openSheet, option, sheet, WORDS } from './support/allergens.ts';
import { card } from './support/cards.ts';
import { category, dish } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

/** What a dish says of a chosen allergen. */
type Says = 'contains' | 'mayContain' | 'noInformation' | 'nothing';

interface Case {
  readonly texts: readonly string[];
  readonly chosen: 'milk' | 'nuts' | 'gluten' | 'lupin';
  readonly says: Says;
}

const CASES: readonly Case[] = [
  {
    texts: [
      'Dairy',
      'ألبان',
      'Cheese',
      'جبن',
      'Butter',
      'Lactose',
      'Whey',
      'Yoghurt',
      'Ghee',
      'Cream',
    ],
    chosen: 'milk',
    says: 'contains',
  },
  { texts: ['الحليب ومشتقاته'], chosen: 'milk', says: 'contains' },
  {
    texts: ['Almond', 'Pistachio', 'Walnuts', 'Hazelnut', 'Cashew'],
    chosen: 'nuts',
    says: 'contains',
  },
  { texts: ['Wheat', 'Barley', 'gluten (wheat)'], chosen: 'gluten', says: 'contains' },
  { texts: ['Lupin, molluscs', 'رخويات، ترمس'], chosen: 'lupin', says: 'contains' },
  {
    texts: ['Unknown', 'N/A', 'See staff', 'غير معروف', 'غير متوفر', 'ask us'],
    chosen: 'milk',
    says: 'noInformation',
  },
  {
    texts: ['Does not contain milk', 'Milk-free', 'Nut-free. Egg', 'خالٍ من الحليب', 'mlik'],
    chosen: 'milk',
    says: 'nothing',
  },
  {
    texts: ['May contain traces of nuts', 'قد يحتوي على آثار المكسرات'],
    chosen: 'nuts',
    says: 'mayContain',
  },
];

const NAMES = {
  en: { milk: 'Milk', nuts: 'Nuts', gluten: 'Gluten', lupin: 'Lupin' },
  ar: { milk: 'حليب', nuts: 'مكسرات', gluten: 'جلوتين', lupin: 'ترمس' },
} as const;

const SENTENCES = {
  en: { contains: 'Contains', mayContain: 'May contain' },
  ar: { contains: 'يحتوي على', mayContain: 'قد يحتوي على' },
} as const;

const dishes = CASES.flatMap(({ texts, chosen, says }, row) =>
  texts.map((text, position) => ({ id: `${row}-${position}`, text, chosen, says })),
);

const titleOf = (id: string, language: 'en' | 'ar') =>
  language === 'en' ? `Dish ${id}` : `Dish ${id} بالعربية`;

test.use({
  content: {
    SHAdminHero: [],
    SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1)],
    SteakHouseMenu: dishes.map(({ id, text }, index) =>
      dish(id, `Dish ${id}`, { index, allergensEn: text, allergensAr: text }),
    ),
  },
});

for (const language of ['en', 'ar'] as const) {
  for (const chosen of ['milk', 'nuts', 'gluten', 'lupin'] as const) {
    const name = NAMES[language][chosen];
    const about = dishes.filter((one) => one.chosen === chosen);

    test(`${language}: what dishes state about ${chosen} is marked, searched, hidden and kept`, async ({
      page,
    }) => {
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await openSheet(page, WORDS[language]);
      await option(page, WORDS[language], name).check();
      await page.keyboard.press('Escape');

      await expectMarks(page, language, about);
      await page.reload();
      await expectMarks(page, language, about);

      for (const { id, ...one } of about) {
        await page.getByRole('searchbox').fill(`Dish ${id}`);
        await expect(page.getByRole('article')).toHaveCount(1);
        await expectMarks(page, language, [{ id, ...one }]);
      }
      await page.getByRole('searchbox').fill('');
      await expectHidden(page, language, about);

      await openSheet(page, WORDS[language]);
      await sheet(page, WORDS[language])
        .getByRole('button', { name: WORDS[language].waiter })
        .click();
      await expect(page.getByText(`I cannot eat: ${NAMES.en[chosen].toLowerCase()}`)).toBeVisible();
      await expect(page.getByText(`لا يمكنني تناول: ${NAMES.ar[chosen]}`)).toBeVisible();
    });
  }
}

test('a word of no group is offered as it is written, in both languages, and never merged', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access');
  await openSheet(page, WORDS.en);
  await option(page, WORDS.en, 'mlik').check();
  await page.keyboard.press('Escape');
  const mlik = dishes.find(({ text }) => text === 'mlik')?.id ?? '';
  await expect(card(page, `Dish ${mlik}`)).toContainText('Contains mlik');
  await expect(page.locator('[data-kind="contains"]')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('button', { name: 'العربية' }).click();
  await expect(card(page, titleOf(mlik, 'ar'))).toContainText('mlik');
  await openSheet(page, WORDS.ar);
  await expect(option(page, WORDS.ar, 'mlik')).toBeChecked();
});

async function expectMarks(
  page: Page,
  language: 'en' | 'ar',
  about: readonly (typeof dishes)[number][],
): Promise<void> {
  const words = SENTENCES[language];
  for (const { id, chosen, says, text } of about) {
    const name = NAMES[language][chosen];
    const expected = {
      contains: [`${words.contains} ${language === 'en' ? name.toLowerCase() : name}`],
      mayContain: [`${words.mayContain} ${language === 'en' ? name.toLowerCase() : name}`],
      noInformation: [WORDS[language].noInformation],
      nothing: [],
    }[says];
    const marks = card(page, titleOf(id, language)).locator('[data-kind]');
    await expect(marks, text).toHaveText(expected);
  }
}

async function expectHidden(
  page: Page,
  language: 'en' | 'ar',
  about: readonly (typeof dishes)[number][],
): Promise<void> {
  await openSheet(page, WORDS[language]);
  await sheet(page, WORDS[language]).getByRole('switch').click();
  await page.keyboard.press('Escape');
  for (const { id, says, text } of about) {
    const isHidden = says === 'contains' || says === 'mayContain';
    await expect(card(page, titleOf(id, language)), text).toHaveCount(isHidden ? 0 : 1);
  }
}
