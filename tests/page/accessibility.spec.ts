import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/language.ts';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openButton } from '../support/cards.ts';
import { dish, SMALL_MENU } from '../support/sample-menu.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { switchLanguage } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

const QUERIES = { en: 'sauce', ar: 'سلطة' } as const;

test.describe('a whole menu', () => {
  test.use({ content: SHORT_MENU });

  test('axe finds nothing: a dish of each category', async ({ menuPage }) => {
    await expectNoViolations(menuPage);
  });
});

test.describe('every kind of card', () => {
  const others = [
    dish('plain', 'Plain', { itemImage: '' }),
    dish('full', 'Full', { tags: 'New, Signature', caffeineEn: '80 mg', sodiumMg: 900 }),
  ];
  test.use({
    content: { ...SMALL_MENU, SteakHouseMenu: [...SMALL_MENU.SteakHouseMenu, ...others] },
  });

  test('axe finds nothing: page, detail, search', async ({ menuPage }) => {
    for (const language of LANGUAGES) {
      if (language !== 'en') await switchLanguage(menuPage, language);
      await test.step('Landmarks: one main, one h1, headings in order', () =>
        expectLandmarks(menuPage));
      await test.step(language, () => lookAround(menuPage, QUERIES[language]));
    }
  });
});

test('axe finds nothing: failure', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/503/);
  await arriveEmpty(page);
  await page.route('**/SteakHouseMenu.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/Public-Menu-Access');
  await test.step('en', () => expectFailure(page));
  await switchLanguage(page, 'ar');
  await test.step('ar', () => expectFailure(page));
});

async function lookAround(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page);

  await openButton(page.getByRole('article').first()).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('searchbox').fill(query);
  await expect(page.locator('mark').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
}

async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  for (const [position, level] of levels.entries()) {
    expect(level - (levels[position - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
}
