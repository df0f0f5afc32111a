import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { untilHydrated } from './hydrated.ts';

/** The hydrated menu in a language. */
export async function openMenu(page: Page, language: Language): Promise<void> {
  await page.goto(`/Public-Menu-Access?lang=${language}`);
  await untilHydrated(page);
}

/** Waits until the last scroll or resize has been painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A phone with its browser's toolbars, and with its keyboard open. */
export const PHONE = { width: 390, height: 664 } as const;
export const ABOVE_KEYBOARD = { width: 390, height: 364 } as const;
