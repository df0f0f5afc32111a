import { test as base, expect, type Page } from '@playwright/test';
import { type ContentOverrides, type Site, startSite } from './site.ts';
import { untilTakenOver } from './taken-over.ts';

interface Options {
  content: ContentOverrides;
}

interface Fixtures {
  site: Site;
  /** What the test asks for and would otherwise fail it: patterns of console and network complaints. */
  expectedTrouble: RegExp[];
  menuPage: Page;
}

/** A test whose page fails it on any console error, unhandled rejection or failed request. */
export const test = base.extend<Options & Fixtures>({
  content: [{}, { option: true }],

  site: async ({ content }, use) => {
    const site = await startSite(content);
    await use(site);
    await site.close();
  },

  baseURL: async ({ site }, use) => use(site.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedTrouble: async ({}, use) => use([]),

  page: async ({ page, expectedTrouble }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left gives up what it was still fetching.
      if (reason !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
    });
    await use(page);
    const unexpected = trouble.filter((line) => !expectedTrouble.some((known) => known.test(line)));
    expect(unexpected, 'nothing went wrong that the test did not ask for').toEqual([]);
  },

  menuPage: async ({ page }, use) => {
    await page.goto('/Public-Menu-Access');
    await untilTakenOver(page);
    await use(page);
  },
});

export { expect };
