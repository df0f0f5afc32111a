import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { openSheet, option, sheet, WORDS } from '../support/allergens.ts';
import { card } from '../support/cards.ts';
import { category, dish } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

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
    texts: [
      'TBA',
      '-',
      'Yes',
      'قيد التحديث',
      'Mlik, peanutt',
      'Free from nothing',
      'Anything but milk',
    ],
    chosen: 'milk',
    says: 'noInformation',
  },
  {
    texts: ['Does not contain milk', 'Milk-free', 'خالٍ من الحليب', 'Nut-free. Egg'],
    chosen: 'milk',
    says: 'noInformation',
  },
  { texts: ['Fish', 'None', 'لا يوجد'], chosen: 'milk', says: 'nothing' },
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
  test(`${language}: what dishes state is marked, searched, hidden and kept`, async ({ page }) => {
    const words = WORDS[language];
    const marks = expectedMarks(language);
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await openSheet(page, words);

    await test.step('a dish without milk is not marked for milk', async () => {
      await option(page, words, NAMES[language].milk).check();
      await expect(card(page, titleOf('0-0', language)).locator('[data-kind]')).toBeAttached();
      const without = dishes.filter(({ says }) => says === 'nothing');
      const unmarked = without.map(({ id }) => [titleOf(id, language), []]);
      expect(await readMarks(page)).toMatchObject(Object.fromEntries(unmarked));
    });

    for (const name of Object.values(NAMES[language])) await option(page, words, name).check();
    await page.keyboard.press('Escape');

    await test.step('on the cards, also after a reload', async () => {
      await expect.poll(() => readMarks(page)).toEqual(marks);
      await page.reload();
      await expect.poll(() => readMarks(page)).toEqual(marks);
    });

    await test.step('under a search', async () => {
      await page.getByRole('searchbox').fill('Dish');
      await expect(page.locator('h3 mark')).toHaveCount(dishes.length);
      expect(await readMarks(page)).toEqual(marks);
      await page.getByRole('searchbox').fill('');
    });

    await test.step('hidden', async () => {
      await openSheet(page, words);
      await sheet(page, words).getByRole('switch').click();
      const isHidden = ({ says }: { says: Says }) => says === 'contains' || says === 'mayContain';
      const shown = dishes.filter((one) => !isHidden(one)).map(({ id }) => titleOf(id, language));
      await expect.poll(async () => Object.keys(await readMarks(page))).toEqual(shown);
    });

    await test.step('on the waiter’s card', async () => {
      await sheet(page, words).getByRole('button', { name: words.waiter }).click();
      await expect(page.getByText('I cannot eat: gluten, milk, nuts and lupin')).toBeVisible();
      await expect(page.getByText('لا يمكنني تناول: جلوتين وحليب ومكسرات وترمس')).toBeVisible();
    });
  });
}

/** The marks of every card, by the dish's title, in one round trip. */
async function readMarks(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const cards = await page.locator('li:not([hidden]) > article').evaluateAll((all) =>
    all.map((one) => {
      const marks = [...one.querySelectorAll('[data-kind]')];
      return [one.querySelector('h3')?.textContent, marks.map((mark) => mark.textContent)] as const;
    }),
  );
  return Object.fromEntries(cards);
}

/** With all four allergens chosen: a dish is marked by the one that it states, and by no other. */
function expectedMarks(language: Language) {
  const words = SENTENCES[language];
  return Object.fromEntries(
    dishes.map(({ id, chosen, says }) => {
      const name = language === 'en' ? NAMES.en[chosen].toLowerCase() : NAMES.ar[chosen];
      const expected = {
        contains: [`${words.contains} ${name}`],
        mayContain: [`${words.mayContain} ${name}`],
        noInformation: [WORDS[language].noInformation],
        nothing: [],
      }[says];
      return [titleOf(id, language), expected];
    }),
  );
}
