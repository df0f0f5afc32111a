import { expect, type Page } from '@playwright/test';

/** The app has taken over when a letter in the search field is answered. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('x');
  await expect(page.locator('main p[aria-live="polite"]')).not.toBeEmpty();
}
