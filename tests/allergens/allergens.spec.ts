import type { Page } from '@playwright/test';
import {
  ALLERGEN_MENU,
  choose,
  chooseOnly,
  openSheet,
  option,
  sheet,
  WORDS,
} from '../support/allergens.ts';
import { card, openButton } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: ALLERGEN_MENU });

test('allergens can be chosen, dishes with them are marked and can be hidden, in both languages', async ({
  menuPage,
}) => {
  test.slow();
  await test.step('Escape, Back and a click on the backdrop close the sheet, and focus returns to its button', () =>
    expectSheetCloses(menuPage));
  await test.step('en', () => goThrough(menuPage, 'en'));
  await chooseOnly(menuPage, 'en');
  await menuPage.getByRole('navigation').getByRole('button', { name: 'العربية' }).click();
  await test.step('ar', () => goThrough(menuPage, 'ar'));
});

async function expectSheetCloses(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: WORDS.en.allergens });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(10, 10),
  ]) {
    await button.click();
    await expect(sheet(page, WORDS.en)).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL(/Public-Menu-Access$/);
}

async function goThrough(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];

  await test.step('every group is offered once, in the order of the table, those that the menu names first', async () => {
    await openSheet(page, words);
    const options = sheet(page, words).getByRole('checkbox');
    await expect(options).toHaveCount(14);
    for (const [position, name] of [words.egg, words.milk, words.nuts].entries()) {
      await expect(options.nth(position)).toHaveAccessibleName(name);
    }
    await expect(option(page, words, words.milk)).toHaveAccessibleDescription(words.threeDishes);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a dish that contains it is dimmed', async () => {
    const picture = card(page, words.title('Ribeye')).getByRole('img');
    await expect(picture).toHaveCSS('filter', 'none');
    await choose(page, words, words.milk);
    await expect(picture).toHaveCSS('filter', 'grayscale(1)');
    await expect(card(page, words.title('Sirloin')).getByRole('img')).toHaveCSS('filter', 'none');
  });

  await test.step('a dish that contains a chosen one says so, and one without information says to ask', () =>
    expectMilkMarked(page, language));

  await test.step('the choice is cleared, and focus stays on the button', async () => {
    await openSheet(page, words);
    const clear = sheet(page, words).getByRole('button', { name: words.clear });
    await clear.click();
    await expect(option(page, words, words.milk)).not.toBeChecked();
    await expect(clear).toBeDisabled();
    await expect(clear).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('no dish is called safe', async () => {
    await openSheet(page, words);
    await expect(sheet(page, words)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\bsafe\b|آمن/i);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the chosen allergens are highlighted in the detail', async () => {
    await chooseOnly(page, language, words.nuts);
    await openButton(page, words.title('T-bone')).click();
    const marked = page.getByRole('dialog').locator('mark');
    await expect(marked).toHaveText([language === 'en' ? 'nuts' : 'ومكسرات']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chooseOnly(page, language);
  });

  await test.step('a switch hides such dishes in the menu, the strip, the search and the detail', () =>
    expectHidden(page, language));
}

async function expectMilkMarked(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  for (const name of ['Ribeye', 'T-bone', 'Lentil soup']) {
    await expect(card(page, words.title(name))).toContainText(words.containsMilk);
  }
  await expect(card(page, words.title('Fillet'))).toContainText(words.noInformation);
  for (const name of ['Sirloin', 'Tomato soup']) {
    await expect(card(page, words.title(name))).not.toContainText(words.containsMilk);
    await expect(card(page, words.title(name))).not.toContainText(words.noInformation);
  }
}

async function expectHidden(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  await choose(page, words, words.milk, words.nuts);
  await openSheet(page, words);
  const done = sheet(page, words).getByRole('button').first();
  await expect(done).toHaveText(words.showAll);
  await sheet(page, words).getByRole('switch').click();
  await expect(done).toHaveText(words.showTwo);
  await done.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const dishes = page.getByRole('article').getByRole('heading');
  const sirloin = words.title('Sirloin');
  const fillet = words.title('Fillet');
  await expect(dishes).toHaveText([sirloin, fillet]);
  await expect(page.getByRole('navigation').getByRole('link')).toContainText([words.steaks]);
  await expect(page.getByRole('link', { name: words.soups })).toHaveCount(0);

  await page.getByRole('searchbox').fill('i');
  await expect(dishes).toHaveText([sirloin, fillet]);
  await page.getByRole('searchbox').fill('');
  await openButton(page, sirloin).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: fillet })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: sirloin })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByText(words.hiddenBoth)).toBeVisible();
  await page.getByRole('button', { name: words.show }).click();
  await expect(dishes).toHaveCount(6);
  await expect(card(page, words.title('Ribeye'))).toContainText(words.containsMilk);
}

test('on a narrow phone the Arabic button has a short text and its whole name', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access?lang=ar');
  const button = page.getByRole('button', { name: WORDS.ar.allergens, exact: true });
  for (const [width, text] of [
    [390, 'الحساسية'],
    [430, WORDS.ar.allergens],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(button).toHaveText(text, { useInnerText: true });
  }
});

test.describe('a menu without allergens', () => {
  test.use({ content: { ...ALLERGEN_MENU, SteakHouseMenu: [{ id: 'x', titleEn: 'Ribeye' }] } });

  test('says so, and to ask', async ({ menuPage }) => {
    await openSheet(menuPage, WORDS.en);
    await expect(sheet(menuPage, WORDS.en)).toContainText('Please ask us.');
    await expect(sheet(menuPage, WORDS.en).getByRole('checkbox')).toHaveCount(0);
  });
});
