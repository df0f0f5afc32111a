import type { Page } from '@playwright/test';
import { ALLERGEN_MENU, choose, chooseOnly, WORDS } from '../support/allergens.ts';
import { openButton } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: ALLERGEN_MENU });

const waiterCard = (page: Page) => page.getByRole('dialog', { name: 'Show the waiter' });

const SCREENS = [
  { why: 'on a small phone', width: 390, height: 664, fontSize: '100%' },
  { why: 'in landscape', width: 844, height: 390, fontSize: '100%' },
  { why: 'with text at 200 %', width: 390, height: 664, fontSize: '200%' },
];

test('the waiter card can be read and closed on every screen', async ({ menuPage: page }) => {
  for (const { why, width, height, fontSize } of SCREENS) {
    await test.step(`${why} everything can be read and closed`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      await choose(page, WORDS.en, WORDS.en.milk, WORDS.en.nuts, WORDS.en.egg);
      await openButton(page, 'Ribeye').click();
      await page
        .getByRole('dialog', { name: 'Ribeye' })
        .getByRole('button', { name: 'Show the waiter' })
        .click();
      await expectWhole(page);
      await page.goBack();
      await expect(waiterCard(page)).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await chooseOnly(page, 'en');
    });
  }
});

async function expectWhole(page: Page): Promise<void> {
  for (const text of ['لا يمكنني تناول', 'I cannot eat']) {
    await waiterCard(page).getByText(text).scrollIntoViewIfNeeded();
    await expect(waiterCard(page).getByText(text)).toBeInViewport({ ratio: 1 });
  }
  await expect(waiterCard(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  const isCut = await waiterCard(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1),
  );
  expect(isCut).toBe(false);
}
