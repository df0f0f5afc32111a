import { configDefaults, defineConfig } from 'vitest/config';
import { findNginx } from './tests/support/browsers/test-browsers.ts';

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...(findNginx() ? [] : ['**/nginx-config.test.ts'])],
    setupFiles: ['tests/support/fixed-seed.ts'],
    restoreMocks: true,
    // More workers than cores: the longest tests mostly wait for processes.
    maxWorkers: 3,
    // Some tests start processes, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // These leave nothing behind: without a process for each file they take half the time.
        test: { name: 'page', include: ['src/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'server and tools', include: ['{server,tools}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
