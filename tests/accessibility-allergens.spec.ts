import { ALLERGEN_MENU, choose, openSheet, sheet, WORDS } from './support/allergens.ts';
import { expectNoViolations } from './support/axe.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

test.use({ content: ALLERGEN_MENU });

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test(`axe finds nothing: allergens, marks, waiter (${language}, ${colorScheme})`, async ({
        page,
      }) => {
        await page.goto(`/Public-Menu-Access?lang=${language}`);
        await untilTakenOver(page);
        await openSheet(page, words);
        await expect(sheet(page, words)).toBeVisible();
        await expectNoViolations(page, 'dialog[open]');
        await page.keyboard.press('Escape');

        await choose(page, words, words.milk);
        await expect(page.getByText(words.containsMilk)).toHaveCount(3);
        await expectNoViolations(page);

        await page.getByRole('button', { name: words.title('Ribeye') }).click();
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
        await expect(page.getByText(words.hidden)).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}
