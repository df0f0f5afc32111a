import type { Locator, Page } from '@playwright/test';

/** A card's own button, in its heading, which opens the dish; other buttons of the card do not match. */
export function openButton(scope: Page | Locator, title?: string): Locator {
  return scope
    .locator('h3')
    .getByRole('button', title === undefined ? {} : { name: title, exact: true });
}

/** The card of the dish with exactly this title. */
export function card(page: Page, title: string): Locator {
  return page.locator('article').filter({ has: openButton(page, title) });
}
