import { sizeQuickly } from './quick-pictures.ts';
import { type Site, startSite } from './site.ts';
import { test as base } from './test.ts';
import { BRANCHES_RESTAURANT, testBuild } from './test-build.ts';

export const BRANCHES_CONTENT = `${BRANCHES_RESTAURANT}/content`;

export const startBranchesSite = () =>
  startSite({
    folder: testBuild('BRANCHES'),
    source: BRANCHES_CONTENT,
    sizePicture: sizeQuickly,
  });

/** Tests of the restaurant with three branches. */
export const test = base.extend<object, { workerSite: Site }>({
  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startBranchesSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
