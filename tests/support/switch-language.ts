import { expect, type Page } from '@playwright/test';
import { type Language, otherLanguage } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';

/** To this language from the other one, by the button at the top of the page. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const name = messages[otherLanguage(language)].otherLanguage;
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The same, until the last dish is in it, too: what is out of sight turns last. */
export async function switchWholeMenu(page: Page, language: Language): Promise<void> {
  await switchLanguage(page, language);
  const lastDish = expect(page.getByRole('article').last());
  const inArabic = /\p{Script=Arabic}/u;
  await (language === 'ar' ? lastDish : lastDish.not).toContainText(inArabic);
}
