import { expect, type Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';

/** Names in the detail, in each language. */
export const WORDS = [
  {
    language: 'en',
    other: 'العربية',
    next: 'Next item',
    previous: 'Previous item',
    close: 'Close',
    share: 'Share',
    titleOf: (dish: string) => dish,
    placeOf: (dish: string, position: number, count: number) => `${dish}, ${position} of ${count}`,
    /** The arrow key and the swipe direction to the next dish. */
    nextKey: 'ArrowRight',
    nextSwipe: -1,
  },
  {
    language: 'ar',
    other: 'English',
    next: 'الصنف التالي',
    previous: 'الصنف السابق',
    close: 'إغلاق',
    share: 'مشاركة',
    titleOf: (dish: string) => `${dish} بالعربية`,
    placeOf: (dish: string, position: number, count: number) => `${dish}، ${position} من ${count}`,
    nextKey: 'ArrowLeft',
    nextSwipe: 1,
  },
] as const;

export const detail = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) =>
  detail(page).getByRole('button', { name }).click();
export const shows = (page: Page, title: string) =>
  expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();

export async function open(page: Page, title: string): Promise<void> {
  await openButton(page, title).click();
  await shows(page, title);
}

export async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await untilGone(page);
}

/** Waits until it has closed and its picture transition has finished. */
export async function untilGone(page: Page): Promise<void> {
  await expect(detail(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-dish-transition');
}
