import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('Keyboard: everything can be reached and used, and focus is visible', async ({
  menuPage: page,
}) => {
  test.slow();
  await expect(page.getByRole('article').first()).toBeVisible();
  await test.step('focus is visible', () => expectFocusShown(page));
  await test.step('Keyboard alone: language, search, category, dish, next dish, close; focus returns to the card', () =>
    useKeyboardAlone(page));
});

/** From the top of the page, and back there. */
async function expectFocusShown(page: Page): Promise<void> {
  const stops = 12;
  for (let presses = 0; presses < stops; presses += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement;
      const shown = [element, element?.closest('article')];
      return shown.some((box) => box && getComputedStyle(box).outlineStyle !== 'none');
    });
    expect(isSeen).toBe(true);
  }
  for (let presses = 0; presses < stops; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
}

async function useKeyboardAlone(page: Page): Promise<void> {
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
}
