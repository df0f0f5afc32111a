import { test as base } from '@playwright/test';
import { sizeQuickly } from './quick-pictures.ts';
import { type ContentOverrides, type Site, startSite } from './site.ts';

interface Fixtures {
  content: ContentOverrides;
  /** The worker's site, with the content of this test. */
  site: Site;
  /** Patterns of console errors and failed requests that the test expects. */
  expectedTrouble: RegExp[];
}

interface WorkerFixtures {
  /** Shared by a worker's tests, so that the same content is rendered and its pictures are resized once. */
  workerSite: Site;
}

/** A test with a site to go to, by whichever browser. */
export const siteTest = base.extend<Fixtures, WorkerFixtures>({
  content: [{}, { option: true }],

  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startSite({ sizePicture: sizeQuickly });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  site: async ({ content, workerSite }, use) => {
    await workerSite.setContent(content);
    await use(workerSite);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedTrouble: async ({}, use) => use([]),
});
