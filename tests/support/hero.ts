import { expect, type Locator, type Page } from '@playwright/test';
import { COLLECTIONS } from '../../src/content/backend.ts';
import { untilHydrated } from './hydrated.ts';

export const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
export const heroButton = (page: Page, name: string): Locator =>
  hero(page).getByRole('button', { name });

export async function showsSlide(page: Page, title: string): Promise<void> {
  await expect(hero(page).getByRole('img')).toHaveAttribute('alt', title);
}

/** With a paused clock, and the first of three slides showing. */
export async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const isRead = COLLECTIONS.map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${name}.json`)),
  );
  await page.goto('/Public-Menu-Access?lang=en');
  await untilHydrated(page);
  // The app reads the content when idle; a later read would time out when the clock jumps.
  await page.clock.runFor(100);
  await Promise.all(isRead);
  await expect(page.getByRole('img', { name: 'First' })).toBeVisible();
}

/** Back to the first slide, without hover or focus. */
export async function backToFirst(page: Page): Promise<void> {
  const first = heroButton(page, 'Slide 1 of 3');
  await first.click();
  await page.mouse.move(5, 5);
  await first.blur();
  await showsSlide(page, 'First');
  await isStill(page);
}

export async function isStill(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[data-state="leaving"]').length))
    .toBe(0);
}
