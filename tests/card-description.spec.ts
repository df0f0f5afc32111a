import type { Page } from '@playwright/test';
import { choose, WORDS } from './support/allergens.ts';
import { dish } from './support/sample-menu.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

const LONG_EN = 'Five milk rolls/whipped butter with chives/parsley from our own garden/warm honey';
const LONG_AR = 'خبز الحليب/زبدة مخفوقة بالثوم المعمّر/بقدونس من مزرعتنا الخاصة/عسل دافئ';

const description = (page: Page) =>
  page
    .getByRole('article')
    .locator('p')
    .filter({ hasText: /Five milk rolls|خبز الحليب/ });

for (const language of ['en', 'ar']) {
  test(`Card: a description is cut at a part, and ends in dots (${language})`, async ({ page }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await untilTakenOver(page);
    const ends = await page.getByRole('article').evaluateAll(endsOfDescriptions);
    expect(ends.length).toBeGreaterThan(40);
    for (const { after, shown, dots } of ends) {
      expect(after, shown).toMatch(/^[,،] /);
      expect(dots, shown).toBe('"…"');
    }
  });
}

test.describe('a long description', () => {
  test.use({
    content: {
      SteakHouseMenu: [
        dish('rolls', 'Rolls', {
          descriptionsEn: LONG_EN,
          descriptionsAr: LONG_AR,
          allergensEn: 'Milk',
          allergensAr: 'حليب',
        }),
      ],
    },
  });

  for (const { language, shown, found, text } of [
    {
      language: 'en',
      shown: 'Five milk rolls, whipped butter with chives',
      found: 'honey',
      text: 'Five milk rolls, whipped butter with chives, parsley from our own garden, warm honey',
    },
    {
      language: 'ar',
      shown: 'خبز الحليب، زبدة مخفوقة بالثوم المعمّر',
      found: 'عسل',
      text: 'خبز الحليب، زبدة مخفوقة بالثوم المعمّر، بقدونس من مزرعتنا الخاصة، عسل دافئ',
    },
  ] as const) {
    test(`Card: what there is no room for appears when it is searched for (${language})`, async ({
      page,
    }) => {
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await expect(description(page)).toHaveText(shown, { useInnerText: true });
      await page.getByRole('searchbox').fill(found);
      await expect(description(page)).toHaveText(text, { useInnerText: true });
      await expect(description(page).locator('mark')).toHaveText(found);
    });

    test(`Card: a card with an allergen mark shows less of it (${language})`, async ({ page }) => {
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await choose(page, WORDS[language], WORDS[language].milk);
      await expect(description(page)).toHaveText(shown.split(/[,،]/)[0] ?? '', {
        useInnerText: true,
      });
    });

    test(`Card: on paper the whole description stands (${language})`, async ({ page }) => {
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await page.emulateMedia({ media: 'print' });
      await expect(description(page)).toHaveText(text, { useInnerText: true });
    });
  }
});

interface End {
  readonly shown: string;
  readonly after: string;
  readonly dots: string;
}

function endsOfDescriptions(cards: readonly Element[]): readonly End[] {
  return cards.flatMap((one) =>
    [...one.querySelectorAll('p > span')].map((rest) => ({
      shown: rest.previousSibling?.textContent ?? '',
      after: rest.textContent ?? '',
      dots: getComputedStyle(rest.parentElement ?? rest, '::after').content,
    })),
  );
}
