import type { ConsoleMessage, Page } from '@playwright/test';
import { FIREBASE_BUILD_SETTINGS, STAND_IN_HOST } from './firebase-build.ts';
import { loadShortContent } from './firebase-content.ts';
import type { StandInContent } from './firebase-stand-in/content.ts';
import {
  type FirebaseStandIn,
  startFirebaseStandIn,
} from './firebase-stand-in/firebase-stand-in.ts';
import { sizeQuickly } from './quick-pictures.ts';
import { startSite } from './site.ts';
import { test as base, expect } from './test.ts';
import { testBuild } from './test-build.ts';

interface TestFixtures {
  /** The worker's stand-in, healthy and with the default content at the start of each test. */
  standIn: FirebaseStandIn;
}

interface WorkerFixtures {
  workerStandIn: FirebaseStandIn;
  standInContent: StandInContent;
}

/** Tests of the app built for Firebase: the real SDK talks to the stand-in. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  standInContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => use(await loadShortContent()),
    { scope: 'worker' },
  ],

  workerStandIn: [
    async ({ standInContent }, use) => {
      const standIn = await startFirebaseStandIn(standInContent);
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, workerStandIn }, use) => {
      const rule = `--host-resolver-rules=MAP ${STAND_IN_HOST} ${workerStandIn.host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],

  standIn: [
    async ({ workerStandIn, standInContent }, use) => {
      workerStandIn.setFault();
      workerStandIn.setContent(standInContent);
      workerStandIn.resetCounts();
      await use(workerStandIn);
      workerStandIn.setFault();
    },
    { auto: true },
  ],

  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startSite({
        folder: testBuild('FIREBASE'),
        settings: FIREBASE_BUILD_SETTINGS,
        sizePicture: sizeQuickly,
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** What the browser and the SDK log when the backend fails. */
export const BACKEND_TROUBLE =
  /^request failed: |^answer [45]\d\d: |^console: (Failed to load resource|.*@firebase)/;

/** Visits until the menu shows and is stored for offline use. Returns the message logged about that. */
export function visit(page: Page): Promise<string> {
  return untilStored(page, () => page.goto('/Public-Menu-Access'));
}

export function saysStored(message: ConsoleMessage): boolean {
  return message.text().includes('is stored for offline use');
}

/** Loads the menu and waits until it shows and is stored. Returns the message logged about that. */
export async function untilStored(page: Page, loadMenu: () => Promise<unknown>): Promise<string> {
  const stored = page.waitForEvent('console', { predicate: saysStored });
  await loadMenu();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  return (await stored).text();
}
