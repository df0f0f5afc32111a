import { expect, type Page } from '@playwright/test';
import { openSheet, sheet, WORDS } from './allergens.ts';

/** Chooses these and takes back all others, so that what was chosen before does not matter. */
export async function chooseOnly(
  page: Page,
  language: 'en' | 'ar',
  ...names: readonly string[]
): Promise<void> {
  const words = WORDS[language];
  await openSheet(page, words);
  for (const name of [words.milk, words.nuts, words.egg]) {
    await sheet(page, words).getByRole('checkbox', { name }).setChecked(names.includes(name));
  }
  await sheet(page, words).getByRole('button', { name: words.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
