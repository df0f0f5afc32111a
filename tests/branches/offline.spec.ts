import type { Page } from '@playwright/test';
import { test } from '../support/branches-test.ts';
import { card } from '../support/cards.ts';
import { expect } from '../support/test.ts';
import { countKept, forgetCache } from '../support/visit-until-stored.ts';

const MENU = '/Public-Menu-Access';
const T_BONE = 'Dry-Aged T-Bone 600 g';

// One worker: another one would start a site of its own.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ context, expectedTrouble }) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  await forgetCache(context);
});

/** The first visit, until a second one needs no network. */
async function visitUntilStored(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => countKept(page, 'content')).toBe(4);
  await expect.poll(() => countKept(page, 'page')).toBe(1);
}

test('after one visit a branch is there without a network, as it was served', async ({
  page,
  context,
}) => {
  await visitUntilStored(page, `${MENU}/olaya`);
  await context.setOffline(true);
  for (const path of ['/olaya', '/olaya?dish=a', '/OLAYA/', '/olaya/ar', '/olaya?lang=en']) {
    const html = await page.goto(MENU + path).then((answer) => answer?.text());
    // Before any script.
    expect(html).toContain('"branch":{"id":"olaya"');
    await expect(page).toHaveURL(/\/olaya(\?|$)/);
    await expect(card(page, T_BONE).or(card(page, 'قطعة تي بون معتّقة 600 جم'))).toContainText(
      '310',
    );
  }
  await expect(page.getByText('You are offline.')).toBeVisible();

  await test.step('another branch is read from what the phone has', async () => {
    await page.goto(`${MENU}/jeddah-corniche`);
    await expect(card(page, 'Ribeye 300 g')).toContainText('171 SR');
    await expect(page.getByText('Jeddah Corniche')).toBeVisible();
  });
  await test.step('and the plain menu has no name of a branch', async () => {
    await page.goto(MENU);
    await expect(card(page, T_BONE)).toContainText('295 SR');
    await expect(page.getByText('Olaya')).toHaveCount(0);
  });
});

test('a branch that this phone has never read is the plain menu, and does not say its name', async ({
  page,
  context,
}) => {
  await page.goto(MENU);
  await expect.poll(() => countKept(page, 'content')).toBe(3);
  await context.setOffline(true);
  await page.goto(`${MENU}/olaya`);
  await expect(card(page, T_BONE)).toContainText('295 SR');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Olaya')).toHaveCount(0);
  await context.setOffline(false);
  await expect(card(page, T_BONE)).toContainText('310 SR');
  await expect(page.getByText('Olaya', { exact: true })).toBeVisible();
});

test('on a slow network a branch that this phone has never read waits for its own page', async ({
  page,
  context,
}) => {
  await page.goto(MENU);
  await expect.poll(() => countKept(page, 'content')).toBe(3);
  // Longer than the worker waits for a page that it has.
  await context.route(`**${MENU}/olaya`, (route) => setTimeout(() => route.continue(), 5000));
  const html = await page.goto(`${MENU}/olaya`).then((answer) => answer?.text());
  expect(html).toContain('"branch":{"id":"olaya"');
});
