import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { ABOVE_KEYBOARD } from '../support/open-menu.ts';
import { dish, LONG_MENU } from '../support/sample-menu.ts';
import { switchLanguage } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

const { SteakHouseMenu: dishes } = LONG_MENU;

test.use({
  content: {
    ...LONG_MENU,
    SteakHouseMenu: [
      ...(Array.isArray(dishes) ? dishes : []),
      dish('tea', 'Category tea', { categoryEn: 'Category 1', titleAr: 'شاي القسم' }),
      dish('kunafa', 'Kunafa', {
        titleAr: 'كنافة',
        categoryEn: 'Sweet things',
        categoryAr: 'الحلويات',
      }),
    ],
  },
});

const search = (page: Page, query: string) => page.getByRole('searchbox').fill(query);

async function checkCategoryOffer(page: Page, query: string, name: string): Promise<void> {
  await search(page, query);
  await page.getByRole('link', { name, exact: true }).click();
  const section = page.locator('#category-9');
  await expect(section).toBeFocused();
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(40);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(50);
}

interface ElsewhereOffer {
  readonly language: Language;
  readonly query: string;
  readonly offer: string;
  readonly found: string;
}

/** The page is in the other language afterwards. */
async function checkElsewhereOffer(page: Page, offered: ElsewhereOffer): Promise<void> {
  const { language, query, offer, found } = offered;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await search(page, query);
  await expect(page.getByText(messages[language].noMatch(query))).toBeVisible();
  const button = page.getByRole('button', { name: offer });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', language);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([found]);
  await expect(page.getByRole('searchbox')).toHaveValue(query);
}

test('Search: categories and matches in the other language are offered, in both languages', async ({
  menuPage,
}) => {
  await test.step('nothing is offered without a match in either language, and category names are no match (§5)', async () => {
    await search(menuPage, 'sweet');
    await expect(menuPage.getByText('No dishes match “sweet”')).toBeVisible();
    await search(menuPage, 'xyzzy');
    await expect(menuPage.getByText('No dishes match “xyzzy”')).toBeVisible();
    await expect(menuPage.getByRole('link', { name: /^Go to/ })).toHaveCount(0);
    await expect(menuPage.getByRole('button', { name: /match(es)? in/ })).toHaveCount(0);
  });

  await test.step('matching categories are a block above the dishes, with their numbers of dishes', async () => {
    await search(menuPage, 'category');
    const links = menuPage.getByRole('link', { name: /^Go to Category/ });
    await expect(links).toHaveCount(8);
    await expect(links.nth(1)).toHaveText('Go to Category 2 6 dishes');
    const bottom = (box: { y: number; height: number } | null) =>
      (box?.y ?? 0) + (box?.height ?? 0);
    const dish = menuPage.getByRole('article');
    await expect(dish).toHaveCount(1);
    const width = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await menuPage.evaluate(width)).toBeLessThanOrEqual(0);
    expect(bottom(await links.first().boundingBox())).toBeLessThan(
      (await dish.boundingBox())?.y ?? 0,
    );
  });

  await test.step('a category whose name matches is offered, and the link scrolls to it in the whole menu', async () => {
    await checkCategoryOffer(menuPage, 'sweet', 'Go to Sweet things 1 dish');
    await switchLanguage(menuPage, 'ar');
    await checkCategoryOffer(menuPage, 'حلويات', 'انتقل إلى الحلويات طبق واحد');
  });

  await test.step('matches that exist only in the other language are offered', async () => {
    await menuPage.setViewportSize(ABOVE_KEYBOARD);
    await checkElsewhereOffer(menuPage, {
      language: 'ar',
      query: 'kunafa',
      offer: 'نتيجة واحدة بالإنجليزية',
      found: 'Kunafa',
    });
    await checkElsewhereOffer(menuPage, {
      language: 'en',
      query: 'كنافه',
      offer: '1 match in Arabic',
      found: 'كنافة',
    });
  });
});
