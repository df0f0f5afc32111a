import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { untilHydrated } from './hydrated.ts';

/** The menu in a language, with the app at work in it. */
export async function openMenu(page: Page, language: Language): Promise<void> {
  await page.goto(`/Public-Menu-Access?lang=${language}`);
  await untilHydrated(page);
}

/** What the last scrolling or resizing changes is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A phone as its browser's bars leave it, and above its keyboard. */
export const PHONE = { width: 390, height: 664 } as const;
export const ABOVE_KEYBOARD = { width: 390, height: 364 } as const;
