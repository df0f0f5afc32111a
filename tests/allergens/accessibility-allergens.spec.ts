import type { Page } from '@playwright/test';
import {
  ALLERGEN_MENU,
  choose,
  chooseOnly,
  openSheet,
  sheet,
  WORDS,
} from '../support/allergens.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openButton } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: ALLERGEN_MENU });

test('axe finds nothing: allergens, marks, waiter', async ({ menuPage }) => {
  await test.step('en', () => lookAround(menuPage, 'en'));
  await menuPage.getByRole('button', { name: WORDS.en.show }).click();
  await chooseOnly(menuPage, 'en');
  await menuPage.getByRole('button', { name: 'العربية' }).click();
  await test.step('ar', () => lookAround(menuPage, 'ar'));
});

async function lookAround(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  await openSheet(page, words);
  await expect(sheet(page, words)).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');

  await choose(page, words, words.milk);
  await expect(page.getByText(words.containsMilk)).toHaveCount(3);
  await expectNoViolations(page);

  await openButton(page, words.title('Ribeye')).click();
  await expect(page.getByRole('dialog').locator('mark')).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await page.getByRole('dialog').getByRole('button', { name: words.waiter }).click();
  await expect(page.getByRole('dialog', { name: words.waiter })).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await page.goBack();
  await page.goBack();

  await openSheet(page, words);
  await sheet(page, words).getByRole('switch').click();
  await expectNoViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.hiddenMilk)).toBeVisible();
  await expectNoViolations(page);
}
