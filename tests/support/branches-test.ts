import { sizeQuickly } from './quick-pictures.ts';
import { startSite } from './site.ts';
import { test as base } from './test.ts';
import { BRANCHES_RESTAURANT, testBuild } from './test-build.ts';

export const BRANCHES_CONTENT = `${BRANCHES_RESTAURANT}/content`;

/** Tests of the restaurant with three branches. */
export const test = base.extend<object, { workerSite: Awaited<ReturnType<typeof startSite>> }>({
  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startSite({
        folder: testBuild('BRANCHES'),
        source: BRANCHES_CONTENT,
        sizePicture: sizeQuickly,
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
