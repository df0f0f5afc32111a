import type { Page } from '@playwright/test';
import { testBuild } from './test-build.ts';

/** Serves the page without its menu, as in a live build or with unreadable content; the app reads it. */
export async function arriveEmpty(page: Page): Promise<void> {
  await page.route(/\/Public-Menu-Access(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, path: `${testBuild()}/Public-Menu-Access/index.html` });
  });
}
