import type { Page } from '@playwright/test';
import { ALLERGEN_MENU, choose, openSheet, sheet, WORDS } from './support/allergens.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

test.use({ content: ALLERGEN_MENU });

const waiterCard = (page: Page) =>
  page.getByRole('dialog', { name: /^(Show the waiter|أرِ النادل)$/ });

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];

  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await untilTakenOver(page);
    });

    test('from a dish: the dish, its price and what the diner cannot eat, in both languages', async ({
      page,
    }) => {
      await choose(page, words, words.milk, words.nuts);
      const dish = page.getByRole('dialog', { name: words.title('Ribeye') });
      await page.getByRole('button', { name: words.title('Ribeye') }).click();
      await dish.getByRole('button', { name: words.waiter }).click();
      await expect(waiterCard(page)).toContainText(
        'Ribeye بالعربية149 رياللا يمكنني تناول: حليب، مكسرات',
      );
      await expect(waiterCard(page)).toContainText('Ribeye149 SRI cannot eat: milk, nuts');
      await expect(waiterCard(page).getByText('I cannot eat')).toHaveCSS('direction', 'ltr');
      await expect(waiterCard(page).getByText('لا يمكنني')).toHaveCSS('direction', 'rtl');
      const box = await waiterCard(page).boundingBox();
      const screen = await page.evaluate(() => [document.body.clientWidth, window.innerHeight]);
      expect([box?.width, box?.height].map((side = 0) => Math.round(side))).toEqual(screen);

      await waiterCard(page).getByRole('button', { name: words.close }).click();
      await expect(waiterCard(page)).toHaveCount(0);
      await expect(dish).toBeVisible();
    });

    test('from the sheet: what the diner cannot eat, and back to the sheet', async ({ page }) => {
      await openSheet(page, words);
      const show = sheet(page, words).getByRole('button', { name: words.waiter });
      await expect(show).toBeDisabled();
      await sheet(page, words).getByRole('checkbox', { name: words.egg }).check();
      await show.click();
      await expect(waiterCard(page)).toContainText('لا يمكنني تناول: بيض');
      await expect(waiterCard(page)).toContainText('I cannot eat: egg');
      await page.goBack();
      await expect(waiterCard(page)).toHaveCount(0);
      await expect(sheet(page, words)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('a dish can be shown with nothing chosen', async ({ page }) => {
  await page.goto('/Public-Menu-Access?dish=ribeye');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  await expect(waiterCard(page)).toContainText('Ribeye149 SR');
  await expect(waiterCard(page)).not.toContainText(/I cannot eat|لا يمكنني/);
});

test('an impatient double close leads to the dish and not past it', async ({ page }) => {
  await page.goto('/Public-Menu-Access?dish=ribeye');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  await waiterCard(page)
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(waiterCard(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Ribeye' })).toBeVisible();
});

test('the screen stays awake while it shows, and no longer', async ({ page }) => {
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
  await page.goto('/Public-Menu-Access?dish=ribeye');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  await expect.poll(held).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(held).toBe(0);
});

test('a phone that cannot stay awake shows the card all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto('/Public-Menu-Access?dish=ribeye');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the waiter' }).click();
  await expect(waiterCard(page)).toBeVisible();
});

for (const { why, width, height, fontSize } of [
  { why: 'on a small phone', width: 390, height: 664, fontSize: '100%' },
  { why: 'held sideways', width: 844, height: 390, fontSize: '100%' },
  { why: 'with text at 200 %', width: 390, height: 664, fontSize: '200%' },
]) {
  test(`${why} all of it can be read and closed`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/Public-Menu-Access');
    await untilTakenOver(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await choose(page, WORDS.en, WORDS.en.milk, WORDS.en.nuts, WORDS.en.egg);
    await page.getByRole('button', { name: 'Ribeye' }).click();
    await page
      .getByRole('dialog', { name: 'Ribeye' })
      .getByRole('button', { name: 'Show the waiter' })
      .click();
    for (const text of ['لا يمكنني تناول', 'I cannot eat']) {
      await waiterCard(page).getByText(text).scrollIntoViewIfNeeded();
      await expect(waiterCard(page).getByText(text)).toBeInViewport({ ratio: 1 });
    }
    await expect(waiterCard(page).getByRole('button')).toBeInViewport({ ratio: 1 });
    const isCut = await waiterCard(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1),
    );
    expect(isCut).toBe(false);
  });
}
