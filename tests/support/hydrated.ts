import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page: before that, keys and timers have no listeners. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
}

/** The page is interactive: a letter in the search field is answered by a count of matches. */
export async function expectInteractive(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('x');
  await expect(page.locator('main p[aria-live="polite"]')).not.toBeEmpty();
}
