import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { choose, openSheet, sheet, WORDS } from '../support/allergens.ts';
import { measureDescriptions } from '../support/card-descriptions.ts';
import { openButton } from '../support/cards.ts';
import { drawn, openMenu } from '../support/open-menu.ts';
import { dish } from '../support/sample-menu.ts';
import { HALF_MENU } from '../support/short-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.describe('a whole menu', () => {
  test.use({ content: HALF_MENU });

  test('Card: a description takes three lines, and the cards of a row are equally high, at every width', async ({
    page,
  }) => {
    await openMenu(page, 'ar');
    await checkRoom(page);
    await switchWholeMenu(page, 'en');
    await checkRoom(page);

    await test.step('it is one sentence on the card, and lines with a capital each in the detail', async () => {
      const title = 'Warm Rolls & Herb Butter';
      const card = page.getByRole('article').filter({ hasText: title });
      await expect(card).toContainText('baked through the day, whipped butter');
      await openButton(card).click();
      const parts = page.getByRole('dialog', { name: title }).getByRole('listitem');
      const lines = [/^Five milk rolls/, /^Whipped butter with chives and parsley$/];
      await expect(parts).toHaveText(lines, { useInnerText: true });
    });
  });

  test('Card: a tap anywhere but on its other button opens the dish', async ({ page }) => {
    for (const language of LANGUAGES) {
      await openMenu(page, language);
      await expect(page.locator(ADD_BUTTON).first()).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        expect(await page.evaluate(findUntappable, ADD_BUTTON), `${width} px`).toEqual([]);
      }
    }
  });
});

const ADD_BUTTON = 'article > button';

/** Runs inside the page: what lies above the cards' buttons, looking at a grid of points on each card. */
function findUntappable(addButton: string): readonly string[] {
  const steps = Array.from({ length: 9 }, (_, step) => (step + 1) / 10);
  const found = Array.from(document.querySelectorAll('article')).flatMap((card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = card.getBoundingClientRect();
    const met = steps.flatMap((x) =>
      steps.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    return met.filter(
      (each) => each?.closest(`h3 button, ${addButton}`)?.closest('article') !== card,
    );
  });
  return [...new Set(found)].map((each) => each?.outerHTML ?? 'nothing');
}

async function checkRoom(page: Page): Promise<void> {
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const descriptions = await page.evaluate(measureDescriptions);
    expect(descriptions.length).toBeGreaterThan(25);
    for (const { title, lines, isCut, top, height } of descriptions) {
      const where = `${title} at ${width} px`;
      expect(lines, where).toBeLessThanOrEqual(3);
      if (isCut) expect(lines, where).toBe(3);
      const row = descriptions.filter((other) => other.top === top);
      for (const other of row) expect(other.height, where).toBeCloseTo(height, 0);
    }
  }
}

const LONG_EN =
  'Five milk rolls/whipped butter with chives/parsley from our own garden/sea salt from the coast/warm honey';
const LONG_AR =
  'خبز الحليب/زبدة مخفوقة بالثوم المعمّر/بقدونس من مزرعتنا الخاصة/ملح بحري من الساحل/عسل دافئ';
const facts = { allergensEn: 'Milk', allergensAr: 'حليب', priceEn: 22, priceAr: 22 };

test.describe('long and short descriptions', () => {
  test.use({
    content: {
      SteakHouseMenu: [
        dish('rolls', 'Rolls', {
          index: 1,
          descriptionsEn: LONG_EN,
          descriptionsAr: LONG_AR,
          ...facts,
        }),
        dish('butter', 'Butter', {
          index: 2,
          descriptionsEn: 'Whipped butter with chives from our garden',
          descriptionsAr: 'زبدة مخفوقة بالثوم المعمّر من مزرعتنا',
          ...facts,
        }),
      ],
    },
  });

  test('Card: a long description is cut; a match and a print show all of it', async ({ page }) => {
    await openMenu(page, 'en');
    await checkLongDescription(page, 'en', 'honey');
    await switchWholeMenu(page, 'ar');
    await checkLongDescription(page, 'ar', 'عسل');
  });
});

async function checkLongDescription(page: Page, language: Language, word: string): Promise<void> {
  const measure = async () => {
    await drawn(page);
    const [long, short] = await page.evaluate(measureDescriptions);
    if (!long) throw new Error('There is no card.');
    return { long, short };
  };

  await test.step(`a long one is cut, a short one is not (${language})`, async () => {
    const { long, short } = await measure();
    expect([long.isCut, short?.isCut]).toEqual([true, false]);
  });

  await test.step(`a match in the part that is cut off is shown (${language})`, async () => {
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('article').locator('mark')).toHaveText(word);
    expect((await measure()).long.isCut).toBe(false);
    await page.getByRole('searchbox').clear();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect((await measure()).long.isCut).toBe(true);
  });

  await test.step(`the whole description is printed (${language})`, async () => {
    await page.emulateMedia({ media: 'print' });
    expect((await measure()).long.isCut).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step(`an allergen mark takes room from the description, the card stays as high (${language})`, async () => {
    const words = WORDS[language];
    const before = await measure();
    await choose(page, words, words.milk);
    const after = await measure();
    expect(after.long.lines).toBeLessThan(before.long.lines);
    expect(after.long.height).toBeCloseTo(before.long.height, 0);
    await openSheet(page, words);
    await sheet(page, words).getByRole('checkbox', { name: words.milk }).uncheck();
    await sheet(page, words).getByRole('button', { name: words.showDishes }).click();
  });
}
