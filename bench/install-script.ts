import type { Page } from '@playwright/test';

/** Runs a function inside the page before any script of the page's own. */
export async function installScript(page: Page, script: () => void): Promise<void> {
  // The TypeScript loader wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(script);
}
