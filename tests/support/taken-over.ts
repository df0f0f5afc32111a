import { expect, type Page } from '@playwright/test';

/** Until the app has taken over the page that arrived: keys and clocks are for those who listen. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
}
