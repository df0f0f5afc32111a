import type { Page, Request } from '@playwright/test';
import {
  ALLERGEN_MENU,
  choose,
  chooseOnly,
  openSheet,
  option,
  WORDS,
} from '../support/allergens.ts';
import { card } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: ALLERGEN_MENU });

test('the chosen allergens are stored, on the device only', async ({ page, context }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);

  await test.step('a choice in one tab marks dishes in the other', async () => {
    const other = await context.newPage();
    await other.goto('/Public-Menu-Access');
    await choose(other, WORDS.en, WORDS.en.milk);
    await expect(card(page, 'Ribeye')).toContainText('Contains milk');
    await other.close();
  });

  await test.step('the choice survives a language switch and a reload', async () => {
    await chooseOnly(page, 'en');
    await choose(page, WORDS.en, WORDS.en.milk, WORDS.en.nuts);
    await page.getByRole('navigation').getByRole('button', { name: 'العربية' }).click();
    await expectMilkNowAndReloaded(page, 'ar');
    await chooseOnly(page, 'ar');
    await choose(page, WORDS.ar, WORDS.ar.milk, WORDS.ar.nuts);
    await page.getByRole('navigation').getByRole('button', { name: 'English' }).click();
    await expectMilkNowAndReloaded(page, 'en');
  });

  await test.step('the choice is never sent', async () => {
    await expect(card(page, 'Ribeye')).toContainText('Contains milk and nuts');
    const sent = await Promise.all(
      requests.map(async (request) =>
        JSON.stringify([request.url(), request.postData(), await request.allHeaders()]),
      ),
    );
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((request) => /milk|nuts|allergens["=]/i.test(request))).toEqual([]);
  });
});

async function expectMilkNowAndReloaded(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  for (const visit of ['now', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await expect(card(page, words.title('Ribeye'))).toContainText(words.containsMilk);
    await openSheet(page, words);
    await expect(option(page, words, words.milk)).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

test('a choice in another tab is applied to a page that was still busy', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const requestIdle = window.requestIdleCallback;
    const untilIdle = new Promise((resolve) => window.addEventListener('idle', resolve));
    window.requestIdleCallback = (task) => {
      untilIdle.then(() => requestIdle(task));
      return 0;
    };
  });
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);
  const other = await context.newPage();
  await other.goto('/Public-Menu-Access');
  await choose(other, WORDS.en, WORDS.en.milk);
  await expect(card(other, 'Ribeye')).toContainText('Contains milk');
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('idle')));
  await expect(card(page, 'Ribeye')).toContainText('Contains milk');
});

test('without storage the choice lasts until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/Public-Menu-Access');
  await choose(page, WORDS.en, WORDS.en.milk);
  await expect(card(page, 'Ribeye')).toContainText('Contains milk');
});

test('with broken data in storage the menu still shows', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('menu-allergens', '{"allergens": 7'));
  await page.goto('/Public-Menu-Access');
  await expect(card(page, 'Ribeye')).toBeVisible();
  await expect(page.getByText('Contains')).toHaveCount(0);
});
