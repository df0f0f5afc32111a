import type { Page } from '@playwright/test';

/**
 * The page as it arrives where it holds no menu: in a build that reads it live, and where the content
 * could not be read when the page was made. The app then reads it by itself.
 */
export async function arriveEmpty(page: Page): Promise<void> {
  await page.route(/\/Public-Menu-Access(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, path: 'dist/Public-Menu-Access/index.html' });
  });
}
