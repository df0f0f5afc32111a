import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,tools}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
