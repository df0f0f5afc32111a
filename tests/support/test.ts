import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { siteTest } from './site-test.ts';

interface Fixtures {
  menuPage: Page;
}

/** A test whose page fails it on any console error, unhandled rejection or failed request. */
export const test = siteTest.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site.origin),

  page: async ({ page, expectedTrouble }, use) => {
    const trouble: string[] = [];
    const uncaught: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => uncaught.push(error.message));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Navigating away aborts pending requests.
      if (reason !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
    });
    await use(page);
    const unexpected = trouble.filter((line) => !expectedTrouble.some((known) => known.test(line)));
    expect(unexpected, 'no console error or failed request').toEqual([]);
    expect(uncaught, 'no uncaught error').toEqual([]);
  },

  menuPage: async ({ page }, use) => {
    await page.goto('/Public-Menu-Access');
    await untilHydrated(page);
    await use(page);
  },
});

export { expect };
