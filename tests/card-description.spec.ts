import type { Page } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { choose, openSheet, sheet, WORDS } from './support/allergens.ts';
import { openButton } from './support/cards.ts';
import { openMenu } from './support/open-menu.ts';
import { dish } from './support/sample-menu.ts';
import { switchWholeMenu } from './support/switch-language.ts';
import { expect, test } from './support/test.ts';

const LONG_EN = 'Five milk rolls/whipped butter with chives/parsley from our own garden/warm honey';
const LONG_AR = 'خبز الحليب/زبدة مخفوقة بالثوم المعمّر/بقدونس من مزرعتنا الخاصة/عسل دافئ';

const description = (page: Page) =>
  page
    .getByRole('article')
    .locator('p')
    .filter({ hasText: /Five milk rolls|خبز الحليب/ });

test('Card: a description is cut after a whole part, and is one sentence', async ({ page }) => {
  await openMenu(page, 'ar');
  await checkEnds(page, 'ar');
  await switchWholeMenu(page, 'en');
  await checkEnds(page, 'en');

  await test.step('an English description is one sentence on the card, and lines with a capital each in the detail', async () => {
    const title = 'Warm Rolls & Herb Butter';
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('baked through the day, whipped butter');
    await openButton(card).click();
    const parts = page.getByRole('dialog', { name: title }).getByRole('listitem');
    const lines = [/^Five milk rolls/, /^Whipped butter with chives and parsley$/];
    await expect(parts).toHaveText(lines, { useInnerText: true });
  });
});

async function checkEnds(page: Page, language: Language): Promise<void> {
  await test.step(`a description is cut at a part, and ends in dots (${language})`, async () => {
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

  test('Card: a long description is cut to three lines, shown whole for a match and on paper, and shorter beside a mark', async ({
    page,
  }) => {
    await openMenu(page, 'en');
    await checkLongDescription(page, {
      language: 'en',
      shown: 'Five milk rolls, whipped butter with chives',
      found: 'honey',
      text: 'Five milk rolls, whipped butter with chives, parsley from our own garden, warm honey',
    });
    await switchWholeMenu(page, 'ar');
    await checkLongDescription(page, {
      language: 'ar',
      shown: 'خبز الحليب، زبدة مخفوقة بالثوم المعمّر',
      found: 'عسل',
      text: 'خبز الحليب، زبدة مخفوقة بالثوم المعمّر، بقدونس من مزرعتنا الخاصة، عسل دافئ',
    });
  });
});

interface LongDescription {
  readonly language: Language;
  readonly shown: string;
  readonly found: string;
  readonly text: string;
}

async function checkLongDescription(
  page: Page,
  { language, shown, found, text }: LongDescription,
): Promise<void> {
  await test.step(`a match in the part that is cut off is shown (${language})`, async () => {
    await expect(description(page)).toHaveText(shown, { useInnerText: true });
    await page.getByRole('searchbox').fill(found);
    await expect(description(page)).toHaveText(text, { useInnerText: true });
    await expect(description(page).locator('mark')).toHaveText(found);
    await page.getByRole('searchbox').clear();
    await expect(description(page)).toHaveText(shown, { useInnerText: true });
  });

  await test.step(`the whole description is printed (${language})`, async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(description(page)).toHaveText(text, { useInnerText: true });
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step(`a card with an allergen mark shows less of it (${language})`, async () => {
    const words = WORDS[language];
    await choose(page, words, words.milk);
    await expect(description(page)).toHaveText(shown.split(/[,،]/)[0] ?? '', {
      useInnerText: true,
    });
    await openSheet(page, words);
    await sheet(page, words).getByRole('checkbox', { name: words.milk }).uncheck();
    await sheet(page, words).getByRole('button', { name: words.close }).click();
  });
}

interface End {
  readonly shown: string;
  readonly after: string;
  readonly dots: string;
}

function endsOfDescriptions(cards: readonly Element[]): readonly End[] {
  return cards.flatMap((one) =>
    [...one.querySelectorAll('p > span:not([role])')].map((rest) => ({
      shown: rest.previousSibling?.textContent ?? '',
      after: rest.textContent ?? '',
      dots: getComputedStyle(rest.parentElement ?? rest, '::after').content,
    })),
  );
}
