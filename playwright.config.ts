import { defineConfig } from '@playwright/test';
import type { EngineName } from './tests/engines/support/start-engine.ts';
import { findTestChromium } from './tests/support/browsers/chromium.ts';
import { findFirefox, findNginx, findWebKit } from './tests/support/browsers/test-browsers.ts';
import { MENU_RESTAURANT } from './tests/support/restaurant/folder.ts';
import { setup as prepareTestBuilds } from './tests/support/test-build.ts';

process.env.MENU_RESTAURANT = MENU_RESTAURANT;
prepareTestBuilds();

const executablePath = findTestChromium();

const engines: readonly EngineName[] = [
  ...(findWebKit() ? (['WebKit'] as const) : []),
  ...(findFirefox() ? (['Firefox'] as const) : []),
  'Chromium',
];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // More workers than cores: many tests mostly wait.
  workers: 3,
  // Generous, because test machines are often busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A driver may lose an event on a busy machine; the report names tests that needed a retry.
  retries: 1,
  use: {
    viewport: { width: 390, height: 844 },
    // It would store the whole app for every test; tests about it allow it.
    serviceWorkers: 'block',
    // Drawing motion takes a sixth of the tests' time; tests about it, and all in Firefox and WebKit, see it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium refuses to sandbox itself for root, which is who runs tests in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // First, because they take longest: one session per engine runs its tests one after the other.
    ...engines.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      // The other promises are tested in Chromium by the project `menu`.
      testMatch: engineName === 'Chromium' ? '{long-menu,scroll-position}.spec.ts' : '*.spec.ts',
      workers: 1,
      fullyParallel: false,
      timeout: 240_000,
      expect: { timeout: 30_000 },
      use: { engineName },
    })),
    { name: 'menu', testIgnore: ['engines/**', ...(findNginx() ? [] : ['**/nginx.spec.ts'])] },
  ],
});
