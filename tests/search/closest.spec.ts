import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/messages.ts';
import { openMenu, PHONE } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const search = (page: Page, query: string) => page.getByRole('searchbox').fill(query);

for (const { language, query, dish, other } of [
  { language: 'en', query: 'capuccino', dish: 'Cappuccino', other: 'rib-eye' },
  { language: 'ar', query: 'كابوتشينو', dish: 'كابتشينو', other: 'prawn' },
] as const) {
  test(`§5 Search, ${language}: when nothing matches, the closest dishes are offered`, async ({
    page,
  }) => {
    const words = messages[language];
    const closest = page.getByRole('region', { name: words.closest });
    await openMenu(page, language);
    await search(page, query);
    await expect(page.getByText(words.noMatch(query))).toBeVisible();
    await expect(closest.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(closest.getByRole('heading', { name: dish })).toBeInViewport();

    await test.step('one opens, closes, and has the focus again', async () => {
      const button = closest.getByRole('button', { name: dish, exact: true });
      await button.click();
      const dialog = page.getByRole('dialog', { name: dish });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(button).toBeFocused();
    });

    await test.step('of several, previous and next stay among them', async () => {
      await search(page, other);
      const titles = closest.getByRole('article').getByRole('heading');
      await expect(page.getByText(words.noMatch(other))).toBeVisible();
      await expect(closest).toBeVisible();
      const names = await titles.allTextContents();
      await titles.last().getByRole('button').click();
      const next = page.getByRole('button', { name: words.nextItem });
      if (names.length > 1) await next.click();
      await expect(page.getByRole('dialog', { name: names[0] ?? '' })).toBeVisible();
      await page.goBack();
    });

    await test.step('a match ends them', async () => {
      await search(page, dish);
      await expect(closest).toHaveCount(0);
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
}

test('§5 Search: what is offered besides dishes', async ({ menuPage }) => {
  await test.step('nothing is offered for a word that nothing is like', async () => {
    await search(menuPage, 'zzz');
    await expect(menuPage.getByText(messages.en.noMatch('zzz'))).toBeVisible();
    await menuPage.waitForLoadState('networkidle');
    await expect(menuPage.getByRole('article')).toHaveCount(0);
    await expect(menuPage.getByRole('region', { name: messages.en.closest })).toHaveCount(0);
  });
  await test.step('a query that names a category of the other language offers it', async () => {
    await search(menuPage, 'الحلويات');
    await menuPage.getByRole('button', { name: 'Go to Desserts' }).click();
    await expect(menuPage.getByRole('region', { name: 'Desserts' })).toBeFocused();
    await expect(menuPage.getByRole('searchbox')).toHaveValue('');
  });
});
