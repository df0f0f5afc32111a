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
