import { expect, type Page } from '@playwright/test';

/** The app has taken over when what is typed into the search field is answered. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('main').getByText(/[“«"]zzz[”»"]/)).toBeVisible();
}
