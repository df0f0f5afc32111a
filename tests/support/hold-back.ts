import type { Page, Route } from '@playwright/test';

/** Holds back matching requests until the returned function is called. */
export async function holdBack(
  page: Page,
  pattern: Parameters<Page['route']>[0],
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(pattern, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    for (const route of held) await route.continue();
  };
}
