import { configDefaults, defineConfig } from 'vitest/config';
import { findNginx } from './tests/support/browsers/test-browsers.ts';
import { MENU_RESTAURANT } from './tests/support/restaurant/folder.ts';

const UNBUILT = '{src,tools/check-content}/**/*.test.{ts,tsx}';

export default defineConfig({
  envDir: false,
  test: {
    env: { MENU_RESTAURANT },
    setupFiles: ['tests/support/fixed-seed.ts'],
    restoreMocks: true,
    // `npm test` runs the browsers at the same time.
    maxWorkers: 2,
    // Some tests start processes, on machines that may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Without a process for each file the tests take three quarters of the time.
    isolate: false,
    // Builds are run as they are: transforming their 2.6 MB takes longer than most tests.
    server: { deps: { external: [/-server\/(?:main|renderer)\.mjs$/] } },
    projects: [
      { extends: true, test: { name: 'sources', include: [UNBUILT] } },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['{server,tools}/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            UNBUILT,
            ...(findNginx() ? [] : ['**/nginx-config.test.ts']),
          ],
          // Only where one of these tests runs.
          globalSetup: 'tests/support/test-build.ts',
        },
      },
    ],
  },
});
