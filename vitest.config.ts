import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,tools}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/fixed-seed.ts'],
    restoreMocks: true,
    // More workers than cores: the longest tests mostly wait for processes.
    maxWorkers: 3,
    // Some tests start processes, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
