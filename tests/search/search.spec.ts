import type { Page } from '@playwright/test';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SMALL_MENU });

const dishes = (page: Page) => page.getByRole('article').getByRole('heading');
const search = (page: Page) => page.getByRole('searchbox');

async function showEverything(page: Page): Promise<void> {
  await search(page).fill('');
  await expect(dishes(page)).toHaveCount(4);
}

test('§2 Search bar: placeholder, live filter and clearing', async ({ menuPage }) => {
  await test.step('the menu filters live as the user types', async () => {
    await expect(dishes(menuPage)).toHaveText(['Ribeye', 'T-bone', 'Sirloin', 'Tomato soup']);
    await search(menuPage).press('o');
    await expect(dishes(menuPage)).toHaveText(['T-bone', 'Sirloin', 'Tomato soup']);
    await search(menuPage).press('m');
    await expect(dishes(menuPage)).toHaveText(['Sirloin', 'Tomato soup']);
  });

  await test.step('a clear button empties the query', async () => {
    await showEverything(menuPage);
    await expect(menuPage.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
    await search(menuPage).fill('soup');
    await menuPage.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(menuPage)).toHaveValue('');
    await expect(search(menuPage)).toBeFocused();
    await expect(dishes(menuPage)).toHaveCount(4);
  });

  await test.step('Escape empties the query too', async () => {
    await search(menuPage).fill('soup');
    await search(menuPage).press('Escape');
    await expect(search(menuPage)).toHaveValue('');
  });

  await test.step('a text input with the placeholder “Search Menu...”', async () => {
    await expect(search(menuPage)).toHaveAttribute('placeholder', 'Search Menu...');
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(search(menuPage)).toHaveAttribute('placeholder', 'ابحث في القائمة...');
  });
});

test('§5 Search: what matches', async ({ menuPage }) => {
  for (const { why, query, found } of [
    { why: 'the title, ignoring case', query: 'RIBEYE', found: ['Ribeye'] },
    { why: 'the description', query: 'mushroom', found: ['Sirloin'] },
    { why: 'the description as stored', query: 'rice/salad', found: ['Ribeye'] },
    { why: 'the description as displayed', query: 'rice, salad', found: ['Ribeye'] },
    { why: 'a part of a word', query: 'irlo', found: ['Sirloin'] },
  ]) {
    await test.step(`a case-insensitive substring of ${why}`, async () => {
      await showEverything(menuPage);
      await search(menuPage).fill(query);
      await expect(dishes(menuPage)).toHaveText(found);
    });
  }

  await test.step('categories with no matching items are hidden, in the strip as well', async () => {
    await showEverything(menuPage);
    const strip = menuPage.getByRole('navigation', { name: 'Categories' });
    await expect(strip.getByRole('link')).toHaveText(['Steaks', 'Soups']);
    await search(menuPage).fill('soup');
    await expect(menuPage.getByRole('region', { name: 'Soups' })).toBeVisible();
    await expect(menuPage.getByRole('region', { name: 'Steaks' })).toHaveCount(0);
    await expect(strip.getByRole('link')).toHaveText(['Soups']);
  });

  await test.step('only the current language is searched', async () => {
    await showEverything(menuPage);
    await search(menuPage).fill('طماطم');
    await expect(dishes(menuPage)).toHaveCount(0);
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(dishes(menuPage)).toHaveText(['شوربة طماطم']);
    await showEverything(menuPage);
    await search(menuPage).fill('شوربه');
    await expect(dishes(menuPage)).toHaveText(['شوربة طماطم']);
  });
});

test('§4 Search: what is shown', async ({ menuPage }) => {
  await test.step('an empty query shows everything, and so does a blank one', async () => {
    await search(menuPage).fill('soup');
    await expect(dishes(menuPage)).toHaveCount(1);
    await search(menuPage).fill('   ');
    await expect(dishes(menuPage)).toHaveCount(4);
  });

  await test.step('matches are highlighted in titles and descriptions', async () => {
    await search(menuPage).fill('s');
    const ribeye = menuPage.getByRole('article').filter({ hasText: 'Ribeye' });
    await expect(ribeye.locator('mark')).toHaveText(['S', 'S']);
    await search(menuPage).fill('RIB');
    await expect(menuPage.locator('mark')).toHaveText(['Rib']);
    await search(menuPage).fill('');
    await expect(menuPage.locator('mark')).toHaveCount(0);
  });

  await test.step('the number of matches is announced politely', async () => {
    const announcement = menuPage.locator('main [aria-live="polite"]').filter({ hasText: 'found' });
    await search(menuPage).fill('o');
    await expect(announcement).toHaveText('3 dishes found');
    await search(menuPage).fill('ribeye');
    await expect(announcement).toHaveText('1 dish found');
  });

  await test.step('any text is a query: nothing else is validated', async () => {
    const anything = '<b>"%\\'.padEnd(5000, 'x');
    await search(menuPage).fill(anything);
    await search(menuPage).press('Enter');
    await expect(search(menuPage)).toHaveValue(anything);
    await expect(menuPage.locator(':invalid, [aria-invalid="true"]')).toHaveCount(0);
    await expect(menuPage.getByRole('alert')).toHaveCount(0);
  });

  await test.step('no match is said in the visitor’s language, with a way back', async () => {
    await search(menuPage).fill('pizza');
    await expect(menuPage.getByText('No dishes match “pizza”')).toBeVisible();
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(menuPage.getByText('لا توجد أطباق تطابق «pizza»')).toBeVisible();
    await menuPage.getByRole('button', { name: 'اعرض القائمة كاملة' }).click();
    await expect(dishes(menuPage).first()).toBeVisible();
  });
});
