import type { Page } from '@playwright/test';
import {
  ALLERGEN_MENU,
  choose,
  chooseOnly,
  openSheet,
  sheet,
  WORDS,
} from '../support/allergens.ts';
import { openButton } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: ALLERGEN_MENU });

const waiterCard = (page: Page) =>
  page.getByRole('dialog', { name: /^(Show the waiter|اعرض على النادل)$/ });

test('the waiter card opens from a dish and from the allergens sheet, in both languages', async ({
  menuPage: page,
}) => {
  await test.step('en', () => showTheWaiter(page, 'en'));
  await chooseOnly(page, 'en');
  await page.getByRole('button', { name: 'العربية' }).click();
  await test.step('ar', () => showTheWaiter(page, 'ar'));
});

async function showTheWaiter(page: Page, language: 'en' | 'ar'): Promise<void> {
  await test.step('from the sheet: it lists the allergens; Back returns to the sheet', () =>
    showFromSheet(page, language));
  await test.step('from a dish: it shows the dish, its price and the allergens, in both languages', () =>
    showFromDish(page, language));
}

async function showFromSheet(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  await openSheet(page, words);
  const show = sheet(page, words).getByRole('button', { name: words.waiter });
  const egg = sheet(page, words).getByRole('checkbox', { name: words.egg });
  await expect(show).toBeDisabled();
  await egg.check();
  await show.click();
  await expect(waiterCard(page)).toContainText('لا يمكنني تناول: بيض');
  await expect(waiterCard(page)).toContainText('I cannot eat: egg');
  await page.goBack();
  await expect(waiterCard(page)).toHaveCount(0);
  await expect(sheet(page, words)).toBeVisible();
  await egg.uncheck();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function showFromDish(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  await choose(page, words, words.milk, words.nuts);
  const dish = page.getByRole('dialog', { name: words.title('Ribeye') });
  await openButton(page, words.title('Ribeye')).click();
  await dish.getByRole('button', { name: words.waiter }).click();
  await expect(waiterCard(page)).toContainText(
    'Ribeye بالعربية149 رياليحتوي على حليب ومكسراتلا يمكنني تناول: حليب ومكسرات',
  );
  await expect(waiterCard(page)).toContainText(
    'Ribeye149 SRContains milk and nutsI cannot eat: milk and nuts',
  );
  await expect(waiterCard(page).getByText('I cannot eat')).toHaveCSS('direction', 'ltr');
  await expect(waiterCard(page).getByText('لا يمكنني')).toHaveCSS('direction', 'rtl');
  const box = await waiterCard(page).boundingBox();
  const screen = await page.evaluate(() => [document.body.clientWidth, window.innerHeight]);
  expect([box?.width, box?.height].map((side = 0) => Math.round(side))).toEqual(screen);

  await waiterCard(page).getByRole('button', { name: words.close }).click();
  await expect(waiterCard(page)).toHaveCount(0);
  await expect(dish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the waiter card of a dish opened by its address', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const request = async () => {
      locks.held += 1;
      return {
        release: async () => {
          locks.held -= 1;
        },
      };
    };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () => page.evaluate(() => Reflect.get(window, 'locks').held);
  const show = page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' });
  await page.goto('/Public-Menu-Access?dish=ribeye');

  await test.step('it opens without chosen allergens', async () => {
    await show.click();
    await expect(waiterCard(page)).toContainText('Ribeye149 SR');
    await expect(waiterCard(page)).not.toContainText(/I cannot eat|لا يمكنني/);
  });

  await test.step('it holds a wake lock while it is open', async () => {
    await expect.poll(held).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(held).toBe(0);
  });

  await test.step('a double click on Close returns to the dish and not past it', async () => {
    await expect(waiterCard(page)).toHaveCount(0);
    await show.click();
    await waiterCard(page)
      .getByRole('button', { name: 'Close' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(waiterCard(page)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Ribeye' })).toBeVisible();
  });
});

test('the waiter card opens even if the wake lock is denied', async ({ page }) => {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto('/Public-Menu-Access?dish=ribeye');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  await expect(waiterCard(page)).toBeVisible();
});
