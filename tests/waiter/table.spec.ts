import type { Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { PICKS_MENU } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: PICKS_MENU });

const HOUR_MS = 3_600_000;

async function showTheWaiter(page: Page) {
  await openButton(page, 'Ribeye').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  return page.getByRole('dialog', { name: 'Show the waiter' });
}

test('the table of the code is on the waiter’s card for 12 hours', async ({ page }) => {
  const start = new Date('2024-06-02T19:00:00+03:00');
  await page.clock.setFixedTime(start);
  await page.goto('/Public-Menu-Access?view=pictures&table=Terrace+3');
  const waiter = await showTheWaiter(page);
  await expect(waiter.getByText('Table Terrace 3')).toBeVisible();
  await expect(waiter.getByText('طاولة Terrace 3')).toBeVisible();
  await expect(waiter.getByText('طاولة Terrace 3')).toHaveCSS('direction', 'rtl');
  await page.clock.setFixedTime(start.getTime() + 12 * HOUR_MS);
  await page.goto('/Public-Menu-Access');
  await expect((await showTheWaiter(page)).getByText('Table Terrace 3')).toBeVisible();
  await page.clock.setFixedTime(start.getTime() + 12 * HOUR_MS + 1);
  await page.goto('/Public-Menu-Access');
  await expect(await showTheWaiter(page)).toContainText('Ribeye');
  await expect(waiter.getByText('Table')).toHaveCount(0);
});

test('a tab that is loaded again does not begin the 12 hours again, a code that is opened again does', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access?table=7');
  const waiter = await showTheWaiter(page);
  await expect(waiter.getByText('Table 7')).toBeVisible();
  const before = `${Date.now() - 13 * HOUR_MS} 7`;
  await page.evaluate((stored) => localStorage.setItem('menu-table', stored), before);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\?table=7$/);
  await page.reload();
  await expect(await showTheWaiter(page)).toContainText('Ribeye');
  await expect(waiter.getByText('Table')).toHaveCount(0);
  await page.goto('/Public-Menu-Access?table=7');
  await expect((await showTheWaiter(page)).getByText('Table 7')).toBeVisible();
});

test('the waiter’s card of an older tab leaves the table of a newer code as it is', async ({
  page,
  context,
}) => {
  await page.goto('/Public-Menu-Access?table=7');
  await untilHydrated(page);
  const newer = await context.newPage();
  await newer.goto('/Public-Menu-Access?table=8');
  await expect((await showTheWaiter(newer)).getByText('Table 8')).toBeVisible();
  await expect(await showTheWaiter(page)).toContainText('Ribeye');
  await newer.goto('/Public-Menu-Access');
  await expect((await showTheWaiter(newer)).getByText('Table 8')).toBeVisible();
});

test('another code is another table, and what is no table changes nothing', async ({ page }) => {
  for (const { given, shown } of [
    { given: '<b>1</b>', shown: undefined },
    { given: 'A1', shown: 'Table A1' },
    { given: '%20%D8%B4%D9%A4%20', shown: 'Table ش٤' },
    { given: 'thirteen-long', shown: 'Table ش٤' },
    { given: '', shown: 'Table ش٤' },
  ]) {
    await test.step(given, async () => {
      await page.goto(`/Public-Menu-Access?table=${given}`);
      const waiter = await showTheWaiter(page);
      await expect(waiter).toContainText('Ribeye');
      if (shown) await expect(waiter.getByText(shown)).toBeVisible();
      else await expect(waiter.getByText('Table')).toHaveCount(0);
    });
  }
});
