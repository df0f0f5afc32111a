import { configDefaults, defineConfig } from 'vitest/config';
import { findNginx } from './tests/support/browsers/test-browsers.ts';

export default defineConfig({
  test: {
    include: ['{src,server,tools}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(findNginx() ? [] : ['**/nginx-config.test.ts'])],
    setupFiles: ['tests/support/fixed-seed.ts'],
    restoreMocks: true,
    // More workers than cores: the longest tests mostly wait for processes.
    maxWorkers: 3,
    // Some tests start processes, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Without a process for each file the tests take three quarters of the time.
    isolate: false,
  },
});
