import { type BrowserContext, expect, type Page } from '@playwright/test';

/** One visit, until all that it needs to be repeated without a network is kept. */
export async function visitUntilStored(page: Page): Promise<void> {
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => countKept(page, 'content')).toBe(3);
  await expect.poll(() => countKept(page, 'pictures', '/hero/')).toBeGreaterThan(0);
  await expect.poll(() => countKept(page, 'pictures', '/dishes/')).toBeGreaterThan(1);
  await outlastSecond(page);
}

/** The cache of §9 answers for a second, and would hide for so long that the network is gone. */
export function outlastSecond(page: Page): Promise<void> {
  return page.evaluate(forget);
}

/** The same at the start of every load: for tests that are about anything but that second. */
export async function forgetCache(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget);
}

function forget(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('menu-cache:')) localStorage.removeItem(key);
  }
}

/** How many answers a cache of the service worker holds, of addresses with this part. */
export function countKept(page: Page, cache: string, part = ''): Promise<number> {
  return page.evaluate(
    async ([name, wanted]) => {
      const kept = await (await caches.open(name)).keys();
      return kept.filter(({ url }) => url.includes(wanted)).length;
    },
    [cache, part] as const,
  );
}
