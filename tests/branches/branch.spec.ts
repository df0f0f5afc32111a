import type { Page } from '@playwright/test';
import { test } from '../support/branches-test.ts';
import { card, openButton } from '../support/cards.ts';
import { holdBack } from '../support/hold-back.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

const MENU = '/Public-Menu-Access';
const OLAYA = /\/Public-Menu-Access\/olaya$/;
const T_BONE = 'Dry-Aged T-Bone 600 g';

// One worker: another one would start a site of its own.
test.describe.configure({ mode: 'default' });

/** Resolves when the menu has been read again and shown. */
async function untilRead(page: Page, go: () => Promise<unknown>): Promise<void> {
  const read = page.waitForResponse(/SteakHouseBranches\.json$/);
  await go();
  await (await read).finished();
  await untilHydrated(page);
}

test('a diner at a branch reads its name, its prices and what is sold out there', async ({
  page,
}) => {
  await untilRead(page, () => page.goto(`${MENU}/olaya`));
  const navbar = page.getByRole('navigation', { name: 'Horn & Ember' });
  await expect(navbar.getByText('Olaya', { exact: true })).toBeVisible();
  await expect(card(page, T_BONE)).toContainText('310 SR');
  await expect(card(page, 'Ribeye 300 g')).toContainText('Sold out');
  await expect(page).toHaveURL(OLAYA);

  await test.step('what the page was served with is what is read after it: no element is another', async () => {
    const element = await card(page, T_BONE).elementHandle();
    await untilRead(page, () => page.reload());
    expect(await element?.evaluate((one) => one.isConnected).catch(() => false)).toBe(false);
    const served = await card(page, T_BONE).elementHandle();
    await page.getByRole('searchbox').fill('t-bone');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await served?.evaluate((one) => one.isConnected)).toBe(true);
    await expect(card(page, T_BONE)).toContainText('310 SR');
  });
});

test('language, dish, list and reload stay on the branch', async ({ page }) => {
  await page.goto(`${MENU}/olaya/ar?dish=ribeye-300`);
  await expect(page.getByRole('dialog', { name: 'ريب آي 300 جم' })).toBeVisible();
  await expect(page).toHaveURL(/\/olaya\?lang=ar&dish=ribeye-300$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/olaya\?lang=ar$/);
  await expect(page.getByText('العليا', { exact: true })).toBeVisible();
  await expect(page.getByText('٤٤ ريال')).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/olaya\?lang=en$/);
  await expect(page.getByText('44 SR')).toBeVisible();
  await page.goto(`${MENU}/olaya?view=list`);
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
  await expect(card(page, T_BONE)).toContainText('310 SR');
  await openButton(page, T_BONE).click();
  await expect(page).toHaveURL(/\/olaya\?view=list&dish=dry-aged-t-bone-600$/);
  await page.reload();
  await expect(page.getByRole('dialog', { name: T_BONE })).toContainText('310 SR');
});

test('what a diner shares leads to the branch: a dish and a list', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url ?? '';
      },
    });
  });
  await page.goto(`${MENU}/olaya`);
  await openButton(page, T_BONE).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share' }).click();
  const shared = page.locator('html');
  await expect(shared).toHaveAttribute('data-shared', /\/olaya\?dish=dry-aged-t-bone-600$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Add ${T_BONE}` }).click();
  await page.getByRole('button', { name: /^My picks/ }).click();
  await expect(page.getByRole('dialog', { name: 'My picks' })).toContainText('Total 310 SR');
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(shared).toHaveAttribute('data-shared', /\/olaya\?picks=dry-aged-t-bone-600\.1$/);

  await page.goto(`${MENU}/olaya?picks=dry-aged-t-bone-600.2`);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'My picks: 3 dishes, 930 SR' })).toBeVisible();
});

test('each branch and the plain menu have their own prices, also within the second of §9', async ({
  page,
}) => {
  const price = card(page, 'Ribeye 300 g');
  for (const [path, expected] of [
    ['', '165 SR'],
    ['/jeddah-corniche', '171 SR'],
    ['/airport', '165 SR'],
    ['/jeddah-corniche', '171 SR'],
    ['', '165 SR'],
  ] as const) {
    await page.goto(MENU + path);
    await untilHydrated(page);
    await expect(price).toContainText(expected);
  }
  await expect(page.getByText('Jeddah Corniche')).toHaveCount(0);
});

test('an unknown branch is the plain menu, under its own address', async ({ page }) => {
  await page.goto(`${MENU}/nope?lang=ar`);
  await expect(page).toHaveURL(/\/Public-Menu-Access\?lang=ar$/);
  await expect(page.getByText('295 ريال')).toBeVisible();
});

test('a branch that goes while its page is open becomes the plain menu', async ({ page, site }) => {
  const branches = JSON.parse(await site.readCollection('SteakHouseBranches'));
  const letBranchesGo = await holdBack(page, /SteakHouseBranches\.json$/);
  await page.goto(`${MENU}/olaya?dish=dry-aged-t-bone-600`);
  await expect(page.getByRole('dialog', { name: T_BONE })).toContainText('310 SR');
  const others = branches.filter(({ id }: { id: string }) => id !== 'olaya');
  await site.writeCollection('SteakHouseBranches', others);
  await letBranchesGo();
  await expect(page.getByRole('dialog', { name: T_BONE })).toContainText('295 SR');
  await expect(page).toHaveURL(/\/Public-Menu-Access\?dish=dry-aged-t-bone-600$/);
  await expect(page.getByText('Olaya')).toHaveCount(0);
  await site.writeCollection('SteakHouseBranches', branches);
});
