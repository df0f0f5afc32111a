import { test as base, expect, type Page } from '@playwright/test';
import { type ContentOverrides, type Site, startSite } from './site.ts';
import { untilTakenOver } from './taken-over.ts';

interface Options {
  content: ContentOverrides;
}

interface Fixtures {
  /** The worker's site, with the content of this test. */
  site: Site;
  /** What the test asks for and would otherwise fail it: patterns of console and network complaints. */
  expectedTrouble: RegExp[];
  menuPage: Page;
}

interface WorkerFixtures {
  /** One for all tests of a worker: the same content is rendered and its pictures are sized once. */
  workerSite: Site;
}

/** A test whose page fails it on any console error, unhandled rejection or failed request. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  content: [{}, { option: true }],

  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  site: async ({ content, workerSite }, use) => {
    await workerSite.setContent(content);
    await use(workerSite);
  },

  baseURL: async ({ site }, use) => use(site.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedTrouble: async ({}, use) => use([]),

  page: async ({ page, expectedTrouble }, use) => {
    const trouble: string[] = [];
    const uncaught: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => uncaught.push(error.message));
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
    expect(uncaught, 'no error is left uncaught, whatever the test asked for').toEqual([]);
  },

  menuPage: async ({ page }, use) => {
    await page.goto('/Public-Menu-Access');
    await untilTakenOver(page);
    await use(page);
  },
});

export { expect };
