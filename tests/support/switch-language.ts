import { expect, type Page } from '@playwright/test';
import { type Language, otherLanguage } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';

/** By the button in the navbar. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const name = messages[otherLanguage(language)].otherLanguage;
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Also waits for the last dish: cards that are not on the screen switch later. */
export async function switchWholeMenu(page: Page, language: Language): Promise<void> {
  await switchLanguage(page, language);
  const lastDish = expect(page.getByRole('article').last());
  const inArabic = /\p{Script=Arabic}/u;
  await (language === 'ar' ? lastDish : lastDish.not).toContainText(inArabic);
}
