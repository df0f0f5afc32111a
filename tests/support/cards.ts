import type { Locator, Page } from '@playwright/test';

/** A card's own button, in its heading, which opens the dish; other buttons of the card do not match. */
export function openButton(scope: Page | Locator, title?: string): Locator {
  const heading = scope.getByRole('heading', { level: 3 });
  return heading.getByRole('button', title === undefined ? {} : { name: title, exact: true });
}

/** The card of the dish with exactly this title. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: openButton(page, title) });
}
