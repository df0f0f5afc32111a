import type { Page, Route } from '@playwright/test';
import { sheet as allergensSheet, openSheet, storeChoice, WORDS } from '../support/allergens.ts';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { openButton } from '../support/cards.ts';
import { holdBack } from '../support/hold-back.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { addButton, bar, PICKS_MENU, sheet } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: PICKS_MENU });

const dialog = (page: Page) => page.getByRole('dialog');

test('a sheet opens once, and only who means to close it does', async ({ menuPage: page }) => {
  await test.step('two quick taps open a sheet once: the first Close closes it', () =>
    expectOneSheet(page));
  await test.step('text that is selected and released outside of a sheet leaves it open', () =>
    expectSelectionToLeaveItOpen(page));
});

async function expectOneSheet(page: Page): Promise<void> {
  await addButton(page, 'en', 'Ribeye').click();
  for (const button of [page.getByRole('button', { name: 'Allergens' }), bar(page, 'en')]) {
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await dialog(page)
      .getByRole('button', { name: /^(Close|Show \d+ dish)/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  }
}

async function expectSelectionToLeaveItOpen(page: Page): Promise<void> {
  await openSheet(page, WORDS.en);
  const box = await dialog(page).getByRole('heading').boundingBox();
  if (!box) throw new Error('the heading is not shown');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(10, 10, { steps: 3 });
  await page.mouse.up();
  const first = dialog(page).getByRole('checkbox').first();
  await first.check();
  await expect(first).toBeChecked();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog(page)).toHaveCount(0);
}

test('a shared list is offered once, whatever was opened before', async ({ page }) => {
  const letPicksGo = await holdBack(page, '**/assets/picks-controls-*');
  await page.goto('/Public-Menu-Access?picks=ribeye.2');
  await untilHydrated(page);
  await openButton(page, 'T-bone').click();
  await expect(page.getByRole('dialog', { name: 'T-bone' })).toBeVisible();
  await letPicksGo();
  await expect(dialog(page).getByRole('button', { name: 'Add to my picks' })).toBeVisible();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Add to your picks' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  // Forward to the dish is still possible: closing added no entry, so Back does not return to the list.
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'T-bone' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(/Public-Menu-Access$/);
  // A question in front would take the click.
  await addButton(page, 'en', 'Ribeye').click();
  await bar(page, 'en').click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(sheet(page, 'en').getByRole('status', { name: 'Ribeye' })).toHaveText('1');
});

test('a link to a dish and to a list opens both, one after the other', async ({ page }) => {
  // The dish waits for them.
  await storeChoice(page, { allergens: [{ group: 'milk' }], isHiding: false });
  const letAllergensGo = await holdBack(page, '**/assets/allergens-*');
  await page.goto('/Public-Menu-Access?dish=t-bone&picks=ribeye.2');
  await expect(page.getByLabel('Add Ribeye')).toBeAttached();
  await letAllergensGo();
  await expect(page.getByRole('dialog', { name: 'T-bone' })).toBeVisible();
  await page.getByRole('dialog', { name: 'T-bone' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(bar(page, 'en')).toContainText('2 dishes');
  await expect(page).toHaveURL(/Public-Menu-Access$/);
});

test('the sheet of allergens opens while the menu is loading, and stays when that fails', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/SteakHouseMenu/, /ERR_FAILED/);
  await arriveEmpty(page);
  const openAndFail = async (route: Route) => {
    await openSheet(page, WORDS.en);
    await expect(allergensSheet(page, WORDS.en)).toContainText(/please ask us/i);
    await route.abort();
  };
  await page.route('**/SteakHouseMenu.json', openAndFail, { times: 1 });
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('alert', { includeHidden: true })).toHaveText(/Failed to fetch/);
  await allergensSheet(page, WORDS.en).getByRole('button', { name: WORDS.en.showDishes }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('an empty menu', () => {
  test.use({ content: { ...PICKS_MENU, SteakHouseMenu: [] } });

  test('has a sheet of allergens', async ({ menuPage: page }) => {
    await openSheet(page, WORDS.en);
    await expect(allergensSheet(page, WORDS.en)).toContainText(/please ask us/i);
  });
});

test('names and descriptions are those of elements of the page', async ({ menuPage: page }) => {
  await expectReferences(page);
  await addButton(page, 'en', 'Ribeye').click();
  await openButton(page, 'T-bone').click();
  await expect(dialog(page)).toBeVisible();
  await expectReferences(page);
  await test.step('cards and the number of picks have names', async () => {
    await dialog(page).getByRole('button', { name: 'Add to my picks' }).click();
    await expect(dialog(page).getByRole('status', { name: 'My picks' })).toHaveText('1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article', { name: 'T-bone', exact: true })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
  await bar(page, 'en').click();
  await expect(sheet(page, 'en')).toBeVisible();
  // The stepper's number.
  await expect(sheet(page, 'en').getByRole('status', { name: 'Ribeye' })).toHaveText('1');
  await expectReferences(page);
  await page.keyboard.press('Escape');
  await openSheet(page, WORDS.en);
  await allergensSheet(page, WORDS.en).getByRole('checkbox').first().check();
  await expectReferences(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectReferences(page);
});

async function expectReferences(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
          .filter((id) => !document.getElementById(id)),
      ),
    );
  await expect.poll(missing).toEqual([]);
}
