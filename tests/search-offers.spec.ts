import type { Page } from '@playwright/test';
import { messages } from '../src/messages/messages.ts';
import { ABOVE_KEYBOARD, openMenu } from './support/open-menu.ts';
import { dish, LONG_MENU } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

const { SteakHouseMenu: dishes } = LONG_MENU;

test.use({
  content: {
    ...LONG_MENU,
    SteakHouseMenu: [
      ...(Array.isArray(dishes) ? dishes : []),
      dish('kunafa', 'Kunafa', {
        titleAr: 'كنافة',
        categoryEn: 'Sweet things',
        categoryAr: 'الحلويات',
      }),
    ],
  },
});

const search = (page: Page, query: string) => page.getByRole('searchbox').fill(query);

for (const { language, query, name } of [
  { language: 'en', query: 'sweet', name: 'Go to Sweet things' },
  { language: 'ar', query: 'حلويات', name: 'انتقل إلى الحلويات' },
] as const) {
  test(`Search: a category of that name is offered, and leads to it in the whole menu (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    await search(page, query);
    await page.getByRole('link', { name }).click();
    const section = page.locator('#category-9');
    await expect(section).toBeFocused();
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(40);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('article')).toHaveCount(49);
  });
}

for (const { language, query, offer, found } of [
  { language: 'en', query: 'كنافه', offer: '1 match in Arabic', found: 'كنافة' },
  { language: 'ar', query: 'kunafa', offer: 'نتيجة واحدة بالإنجليزية', found: 'Kunafa' },
] as const) {
  test(`Search: what matches only in the other language is offered there (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(ABOVE_KEYBOARD);
    await openMenu(page, language);
    await search(page, query);
    await expect(page.getByText(messages[language].noMatch(query))).toBeVisible();
    const button = page.getByRole('button', { name: offer });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([found]);
    await expect(page.getByRole('searchbox')).toHaveValue(query);
  });
}

test('Search: nothing is offered that is in neither language, and §5 holds for the items', async ({
  menuPage,
}) => {
  await search(menuPage, 'sweet');
  await expect(menuPage.getByText('No dishes match “sweet”')).toBeVisible();
  await search(menuPage, 'xyzzy');
  await expect(menuPage.getByText('No dishes match “xyzzy”')).toBeVisible();
  await expect(menuPage.getByRole('link', { name: /^Go to/ })).toHaveCount(0);
  await expect(menuPage.getByRole('button', { name: /match(es)? in/ })).toHaveCount(0);
});
