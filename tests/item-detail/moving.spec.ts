import { category, dish, SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from './words.ts';

const NINE = {
  ...SMALL_MENU,
  SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1), category('Soups', 'شوربات', 2)],
  SteakHouseMenu: [
    ...Array.from({ length: 9 }, (_, index) =>
      dish(`steak-${index + 1}`, `Steak ${index + 1}`, { index, priceEn: `${index}` }),
    ),
    dish('soup', 'Soup', { categoryEn: 'Soups', categoryAr: 'شوربات' }),
  ],
};

test.use({ content: NINE });

for (const { language, other, next, previous, nextKey, titleOf, placeOf } of WORDS) {
  const address = (id: string) => `/Public-Menu-Access?lang=${language}&dish=${id}`;

  test(`Detail: whoever opens a dish is at its title, by keyboard too (${language})`, async ({
    page,
  }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await page.getByRole('button', { name: titleOf('Steak 1') }).press('Enter');
    const title = page.getByRole('dialog').getByRole('heading', { name: titleOf('Steak 1') });
    await expect(title).toBeFocused();
    await page.keyboard.press(nextKey);
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(titleOf('Steak 2'));
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  });

  test(`Detail: moving to another dish is announced, and who moves by a button stays on it (${language})`, async ({
    page,
  }) => {
    await page.goto(address('steak-1'));
    const dialog = page.getByRole('dialog');
    const news = dialog.locator('[aria-live="polite"]');
    await expect(news).toHaveText('');
    await dialog.getByRole('button', { name: next }).click();
    await expect(news).toHaveText(placeOf(titleOf('Steak 2'), 2, 9));
    await expect(dialog.getByRole('button', { name: next })).toBeFocused();
    await dialog.getByRole('button', { name: previous }).click();
    await expect(news).toHaveText(placeOf(titleOf('Steak 1'), 1, 9));
    await page.keyboard.press(nextKey);
    await expect(news).toHaveText(placeOf(titleOf('Steak 2'), 2, 9));
  });

  test(`Detail: arrow keys work for who has clicked beside all that can be focused (${language})`, async ({
    page,
  }) => {
    await page.goto(address('steak-1'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await dialog.getByRole('img').first().click();
    await page.keyboard.press(nextKey);
    await expect(dialog.getByRole('heading')).toHaveText(titleOf('Steak 2'));
  });

  test(`Detail: a dish that is alone in its category has no arrows, nor keys (${language})`, async ({
    page,
  }) => {
    await page.goto(address('soup'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(titleOf('Soup'));
    await expect(dialog.getByRole('button', { name: next })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: previous })).toHaveCount(0);
    await page.keyboard.press(nextKey);
    await expect(dialog.getByRole('heading')).toHaveText(titleOf('Soup'));
  });

  test(`Detail: a language button is in reach while a dish is open (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(address('steak-1'));
    const button = page.getByRole('dialog').getByRole('button', { name: other });
    const box = await button.boundingBox();
    // The lower half is where the thumb is.
    expect(box?.y).toBeGreaterThan(332);
    await button.click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(
      titleOf('') === '' ? 'Steak 1 بالعربية' : 'Steak 1',
    );
  });
}
