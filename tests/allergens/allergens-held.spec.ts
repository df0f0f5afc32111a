import type { Page } from '@playwright/test';
import { ALLERGEN_MENU, choose, MILK_CHOSEN, storeChoice, WORDS } from '../support/allergens.ts';
import { card, openButton } from '../support/cards.ts';
import { watchMarks, watchShifts } from '../support/frames.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/test.ts';
import { countKept, outlastSecond } from '../support/visit-until-stored.ts';

test.use({ content: ALLERGEN_MENU });

const MAIN = /\/assets\/main-.*\.js$/;
const ALLERGENS_CHUNK = /\/assets\/(allergens|apply-choice)-.*\.js$/;

const WITH_MILK = ['Ribeye', 'T-bone', 'Lentil soup'].flatMap((name) => [
  WORDS.en.title(name),
  WORDS.ar.title(name),
]);

const ribeye = (page: Page, language: 'en' | 'ar' = 'en') =>
  card(page, WORDS[language].title('Ribeye'));

test('with allergens chosen, no dish is visible until what marks it has loaded; then all are marked', async ({
  page,
}) => {
  await storeChoice(page, MILK_CHOSEN);
  const seen = await watchMarks(page, WITH_MILK);
  for (const { why, held } of [
    { why: 'the app', held: MAIN },
    { why: 'the allergens chunk', held: ALLERGENS_CHUNK },
  ]) {
    for (const language of ['en', 'ar'] as const) {
      await test.step(`${language}: ${why}`, async () => {
        const release = await holdBack(page, held);
        const isAsked = page.waitForRequest(held);
        await page.goto(`/Public-Menu-Access?lang=${language}&dish=t-bone`, {
          waitUntil: 'commit',
        });
        await isAsked;
        await expect(page.getByRole('searchbox')).toBeVisible();
        await expect(ribeye(page, language)).toBeHidden();
        await release();
        await expect(page.getByRole('dialog')).toContainText(WORDS[language].containsMilk);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(ribeye(page, language)).toContainText(WORDS[language].containsMilk);
        const { unmarked, marked } = await seen();
        expect(unmarked).toEqual([]);
        expect(marked.length).toBe(4);
      });
    }
  }
});

test('with allergens chosen, no dish is ever visible without its mark', async ({ page, site }) => {
  await storeChoice(page, MILK_CHOSEN);
  const seen = await watchMarks(page, WITH_MILK);
  const releaseData = await holdBack(page, '**/content/*.json');
  await page.goto('/Public-Menu-Access');
  await expect(ribeye(page)).toContainText('Contains milk');

  await test.step('a dish whose new content contains it is marked as soon as it shows', async () => {
    const dishes = JSON.parse(await site.readCollection('SteakHouseMenu'));
    dishes[2] = { ...dishes[2], titleEn: 'T-bone', allergensEn: 'Egg and milk' };
    await site.writeCollection('SteakHouseMenu', dishes);
    await releaseData();
    await expect(page.getByText('Contains milk')).toHaveCount(4);
    expect((await seen()).unmarked).toEqual([]);
  });

  await test.step('no dish loses its mark during a search, in the other language, or while a dish is open', async () => {
    await searchAndSwitch(page);
    const { unmarked, marked } = await seen();
    expect(unmarked).toEqual([]);
    expect(marked.length).toBeGreaterThan(6);
  });
});

async function searchAndSwitch(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('e');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('searchbox').fill('rib');
  await expect(page.getByRole('article')).toHaveCount(1);
  await openButton(ribeye(page)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('dialog')).toContainText('يحتوي على حليب');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(ribeye(page)).toContainText('Contains milk');
}

test('if the allergens chunk fails to load, every dish says to ask', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED|Failed to load/);
  await storeChoice(page, MILK_CHOSEN);
  await page.route(ALLERGENS_CHUNK, (route) => route.abort());
  await page.goto('/Public-Menu-Access');
  await expect(page.getByText(WORDS.en.noInformation)).toHaveCount(6);
});

test('nothing shifts when marks appear', async ({ page }) => {
  const shiftsOf = await watchShifts(page);
  for (const isHiding of [false, true]) {
    await test.step(isHiding ? 'hiding' : 'marking', async () => {
      await storeChoice(page, { ...MILK_CHOSEN, isHiding });
      const releaseApp = await holdBack(page, MAIN);
      await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
      await expect(page.getByRole('searchbox')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await shiftsOf();
      await releaseApp();
      await expect(card(page, 'Sirloin')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect((await shiftsOf()).slice(before.length)).toEqual([]);
    });
  }
});

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline every dish is marked as before, and the choice can be changed', async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
    const seen = await watchMarks(page, WITH_MILK);
    await page.goto('/Public-Menu-Access');
    await expect.poll(() => countKept(page, 'content')).toBe(3);
    await page.evaluate(
      (choice) => localStorage.setItem('menu-allergens', choice),
      JSON.stringify(MILK_CHOSEN),
    );
    await outlastSecond(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(ribeye(page)).toContainText('Contains milk');
    expect((await seen()).unmarked).toEqual([]);
    await choose(page, WORDS.en, WORDS.en.egg);
    await expect(card(page, 'Sirloin')).toContainText('Contains egg');
    await openButton(ribeye(page)).click();
    await page.getByRole('dialog').getByRole('button', { name: WORDS.en.waiter }).click();
    await expect(page.getByText('لا يمكنني تناول: بيض وحليب')).toBeVisible();
  });
});
