import { expect, test } from './support/test.ts';

test('Keyboard alone: language, search, category, dish, next dish, close; and back where one was', async ({
  menuPage: page,
}) => {
  test.slow();
  const focused = page.locator(':focus');
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'searchbox') => {
    const wanted = page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .and(page.locator(':focus'));
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await wanted.count()) > 0) return;
    }
    throw new Error(`${name} was not reached by the Tab key`);
  };
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to the menu');
  await tabTo('العربية', 'button');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await tabTo(/Search Menu/, 'searchbox');
  await page.keyboard.type('ribeye');
  await expect(page.getByText('dishes found')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Grills', exact: true })).toBeVisible();

  await tabTo('Grills', 'link');
  await page.keyboard.press('Enter');
  const grills = page.getByRole('region', { name: 'Grills' });
  await expect(grills).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Grills' })).toBeInViewport();

  await page.keyboard.press('Tab');
  const title = await focused.textContent();
  expect(title).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: title ?? '', exact: true })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: title ?? '' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(focused).toHaveText(title ?? '');
});

test('Keyboard: what has the focus shows it', async ({ menuPage: page }) => {
  await expect(page.getByRole('article').first()).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement;
      const shown = [element, element?.closest('article')];
      return shown.some((box) => box && getComputedStyle(box).outlineStyle !== 'none');
    });
    expect(isSeen).toBe(true);
  }
});
