import type { Page } from '@playwright/test';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { switchLanguage } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SMALL_MENU });

const dishes = (page: Page) => page.getByRole('article').getByRole('heading');
const search = (page: Page) => page.getByRole('searchbox');

async function showEverything(page: Page): Promise<void> {
  await search(page).fill('');
  await expect(dishes(page)).toHaveCount(4);
}

test('Search: the field, what matches, and what is shown', async ({ menuPage }) => {
  await test.step('§2 Search bar: placeholder, live filter and clearing', () =>
    checkField(menuPage));
  await switchLanguage(menuPage, 'en');
  await test.step('§5 Search: what matches', () => checkMatches(menuPage));
  await switchLanguage(menuPage, 'en');
  await test.step('§4 Search: what is shown', () => checkWhatIsShown(menuPage));
});

async function checkField(page: Page): Promise<void> {
  await test.step('the menu filters live as the user types', async () => {
    await expect(dishes(page)).toHaveText(['Ribeye', 'T-bone', 'Sirloin', 'Tomato soup']);
    await search(page).press('o');
    await expect(dishes(page)).toHaveText(['T-bone', 'Sirloin', 'Tomato soup']);
    await search(page).press('m');
    await expect(dishes(page)).toHaveText(['Sirloin', 'Tomato soup']);
  });

  await test.step('a clear button empties the query', async () => {
    await showEverything(page);
    await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
    await search(page).fill('soup');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(dishes(page)).toHaveCount(4);
  });

  await test.step('Escape empties the query too', async () => {
    await search(page).fill('soup');
    await search(page).press('Escape');
    await expect(search(page)).toHaveValue('');
  });

  await test.step('a text input with the placeholder “Search Menu...”', async () => {
    await expect(search(page)).toHaveAttribute('placeholder', 'Search Menu...');
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(search(page)).toHaveAttribute('placeholder', 'ابحث في القائمة...');
  });
}

async function checkMatches(page: Page): Promise<void> {
  for (const { why, query, found } of [
    { why: 'the title, ignoring case', query: 'RIBEYE', found: ['Ribeye'] },
    { why: 'the description', query: 'mushroom', found: ['Sirloin'] },
    { why: 'the description as stored', query: 'rice/salad', found: ['Ribeye'] },
    { why: 'the description as displayed', query: 'rice, salad', found: ['Ribeye'] },
    { why: 'a part of a word', query: 'irlo', found: ['Sirloin'] },
  ]) {
    await test.step(`a case-insensitive substring of ${why}`, async () => {
      await showEverything(page);
      await search(page).fill(query);
      await expect(dishes(page)).toHaveText(found);
    });
  }

  await test.step('categories with no matching items are hidden, in the strip as well', async () => {
    await showEverything(page);
    const strip = page.getByRole('navigation', { name: 'Categories' });
    await expect(strip.getByRole('link')).toHaveText(['Steaks', 'Soups']);
    await search(page).fill('soup');
    await expect(page.getByRole('region', { name: 'Soups' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Steaks' })).toHaveCount(0);
    await expect(strip.getByRole('link')).toHaveText(['Soups']);
  });

  await test.step('only the current language is searched', async () => {
    await showEverything(page);
    await search(page).fill('طماطم');
    await expect(page.getByText('No dishes match “طماطم”')).toBeVisible();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(dishes(page)).toHaveText(['شوربة طماطم']);
    await showEverything(page);
    await search(page).fill('شوربه');
    await expect(dishes(page)).toHaveText(['شوربة طماطم']);
  });
}

async function checkWhatIsShown(page: Page): Promise<void> {
  await test.step('an empty query shows everything, and so does a blank one', async () => {
    await search(page).fill('soup');
    await expect(dishes(page)).toHaveCount(1);
    await search(page).fill('   ');
    await expect(dishes(page)).toHaveCount(4);
  });

  await test.step('matches are highlighted in titles and descriptions', async () => {
    await search(page).fill('s');
    const ribeye = page.getByRole('article').filter({ hasText: 'Ribeye' });
    await expect(ribeye.locator('mark')).toHaveText(['S', 'S']);
    await search(page).fill('RIB');
    await expect(page.locator('mark')).toHaveText(['Rib']);
    await search(page).fill('');
    await expect(page.locator('mark')).toHaveCount(0);
  });

  await test.step('the number of matches is announced politely', async () => {
    const announcement = page.locator('main [aria-live="polite"]').filter({ hasText: 'found' });
    await search(page).fill('o');
    await expect(announcement).toHaveText('3 dishes found');
    await search(page).fill('ribeye');
    await expect(announcement).toHaveText('1 dish found');
  });

  await test.step('any text is a query: nothing else is validated', async () => {
    const anything = '<b>"%\\'.padEnd(5000, 'x');
    await search(page).fill(anything);
    await search(page).press('Enter');
    await expect(search(page)).toHaveValue(anything);
    await expect(page.locator(':invalid, [aria-invalid="true"]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('no match is said in the visitor’s language, with a way back', async () => {
    await search(page).fill('pizza');
    await expect(page.getByText('No dishes match “pizza”')).toBeVisible();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByText('لا توجد أطباق تطابق «pizza»')).toBeVisible();
    await page.getByRole('button', { name: 'اعرض القائمة كاملة' }).click();
    await expect(dishes(page).first()).toBeVisible();
  });
}
