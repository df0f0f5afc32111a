import { expect, type Page } from '@playwright/test';

export const detail = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) =>
  detail(page).getByRole('button', { name }).click();
export const shows = (page: Page, title: string) =>
  expect(page.getByRole('dialog', { name: title })).toBeVisible();

export async function open(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  await shows(page, title);
}

export async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await untilGone(page);
}

/** Until its picture is on the card again, too, and another may set out. */
export async function untilGone(page: Page): Promise<void> {
  await expect(detail(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-picture-transition');
}
