import type { Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { dish, SMALL_MENU } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

const CLASSIC = 'Crème brûlée – “classic”, 40°';
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test.describe('sections and cards', () => {
  test.use({ content: SMALL_MENU });

  test('The menu is in order, and its cards show the fields that are present', async ({
    menuPage,
  }) => {
    await checkSections(menuPage);
    await checkTextsOfCards(menuPage);
    await checkPicturesOfCards(menuPage);
  });
});

async function checkSections(page: Page): Promise<void> {
  await test.step('§2 The screen shows, top to bottom: navbar, hero, search, menu, fixed footer', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    const regions = [
      page.getByRole('navigation').first(),
      page.getByRole('region', { name: 'Highlights' }),
      page.getByRole('searchbox'),
      page.getByRole('navigation', { name: 'Categories' }),
      page.getByRole('region', { name: 'Steaks' }),
    ];
    const tops: number[] = [];
    for (const region of regions) tops.push((await region.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });

  await test.step('§5 Categories are ordered by the sequence, items by index', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Steaks', 'Soups']);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Ribeye',
      'T-bone',
      'Sirloin',
      'Tomato soup',
    ]);
  });

  await test.step('§2 Menu: each category section has a title and a list of item cards', async () => {
    const steaks = page.getByRole('region', { name: 'Steaks' });
    await expect(steaks.getByRole('heading', { level: 2 })).toHaveText('Steaks');
    await expect(steaks.getByRole('article')).toHaveCount(3);
  });
}

async function checkTextsOfCards(page: Page): Promise<void> {
  await test.step('§2 Card: image, title, description, and price followed by SR', async () => {
    const ribeye = card(page, 'Ribeye');
    await expect(ribeye.getByRole('img', { name: 'Ribeye' })).toBeVisible();
    await expect(ribeye.getByRole('heading', { level: 3 })).toHaveText('Ribeye');
    // Set apart in <bdi>, or the words around it could move the number.
    await expect(ribeye.locator('bdi', { hasText: /^149 SR$/ })).toBeVisible();
    await switchWholeMenu(page, 'ar');
    await expect(card(page, 'Ribeye').locator('bdi', { hasText: /^149 ريال$/ })).toBeVisible();
    await switchWholeMenu(page, 'en');
  });

  await test.step('§2 Card: slashes in the description are displayed as commas', async () => {
    await expect(card(page, 'Ribeye')).toContainText('Rice, Salad, Sauce');
    await switchWholeMenu(page, 'ar');
    await expect(card(page, 'Ribeye')).toContainText('أرز، سلطة');
    await switchWholeMenu(page, 'en');
  });

  await test.step('§5 Card: title, description and price shown only if present; 0 is present', async () => {
    await expect(card(page, 'T-bone').locator('p')).toHaveText(['0 SR']);
    await expect(card(page, 'Sirloin').locator('p')).toHaveText(['Mushroom sauce']);
    await switchWholeMenu(page, 'ar');
    const sirloin = page.getByRole('region', { name: 'ستيك' }).getByRole('article').nth(2);
    await expect(sirloin).toHaveText('');
    await expect(openButton(sirloin, 'Sirloin')).toBeVisible();
    await switchWholeMenu(page, 'en');
  });
}

async function checkPicturesOfCards(page: Page): Promise<void> {
  await test.step('§2 Card: a thumbs-up icon with a style class derived from the tags, if there are tags', async () => {
    const icon = card(page, 'Ribeye').getByRole('img', { name: 'Recommended' });
    await expect(icon).toHaveClass(/(^|\s)Best Spicy$/);
    await expect(card(page, 'T-bone').getByRole('img', { name: 'Recommended' })).toHaveCount(0);
  });

  await test.step('§9 Card columns: the image takes 5 of 12, the details 6 of 12', async () => {
    for (const width of [390, 576, 768, 992, 1200, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      const [whole, picture, details] = [
        await card(page, 'Ribeye').boundingBox(),
        await card(page, 'Ribeye').getByRole('img', { name: 'Ribeye' }).boundingBox(),
        await card(page, 'Ribeye').locator('div:has(> h3)').boundingBox(),
      ];
      const twelfths = (box: typeof whole) => ((box?.width ?? 0) / (whole?.width ?? 1)) * 12;
      expect(twelfths(picture)).toBeCloseTo(5, 1);
      expect(twelfths(details)).toBeCloseTo(6, 1);
    }
  });
}

test.describe('names of categories', () => {
  test.use({
    content: {
      ...SMALL_MENU,
      SteakHouseMenu: [
        dish('none', 'Bread', { categoryEn: '', categoryAr: '' }),
        dish('grill', 'Kebab', { categoryEn: '', categoryAr: 'مشويات' }),
        dish('steak', 'Ribeye', { categoryAr: '' }),
      ],
      SteakHouseCategorySequence: [],
    },
  });

  test('§3 A category without a name in the language has its other one; dishes without any are “More”', async ({
    menuPage,
  }) => {
    const heading = (name: string) => menuPage.getByRole('heading', { level: 2, name });
    const strip = menuPage.getByRole('navigation').locator('a[href^="#category"]');
    await expect(menuPage.getByRole('heading', { level: 2 })).toHaveText([
      'مشويات',
      'Steaks',
      'More',
    ]);
    await expect(strip).toHaveText(['مشويات', 'Steaks', 'More']);
    await expect(heading('مشويات')).toHaveAttribute('lang', 'ar');
    await expect(heading('مشويات')).toHaveAttribute('dir', 'rtl');
    await expect(heading('More')).not.toHaveAttribute('lang');
    await switchWholeMenu(menuPage, 'ar');
    await expect(strip).toHaveText(['مشويات', 'Steaks', 'المزيد']);
    await expect(heading('Steaks')).toHaveAttribute('lang', 'en');
    await expect(heading('Steaks')).toHaveAttribute('dir', 'ltr');
  });
});

test.describe('no pictures', () => {
  test.use({
    content: {
      ...SMALL_MENU,
      SteakHouseMenu: [
        dish('broken', 'Broken', { itemImage: 'images/nope.webp' }),
        dish('none', CLASSIC, { itemImage: undefined }),
      ],
    },
  });

  test('A dish without a picture is shown, and only the font that its letters need is fetched', async ({
    menuPage,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/nope\.webp/, /status of 404/);
    await test.step('§2 Card: a broken or missing image leaves a quiet placeholder of the same size', async () => {
      await expect(menuPage.getByRole('article')).toHaveCount(2);
      await expect(menuPage.getByRole('article').getByRole('img')).toHaveCount(0);
      for (const title of ['Broken', CLASSIC]) {
        const box = await card(menuPage, title).locator('> div').first().boundingBox();
        expect(box?.width).toBeGreaterThan(100);
        expect(box?.height).toBeGreaterThan(100);
      }
    });
    await test.step(`Letters: “${CLASSIC}” is set in rubik-latin`, async () => {
      await expect(card(menuPage, CLASSIC)).toBeVisible();
      await expect.poll(() => fetchedFonts(menuPage)).toEqual(['rubik-latin']);
    });
  });
});

test.describe('rare letters', () => {
  test.use({ content: { ...SMALL_MENU, SteakHouseMenu: [dish('one', 'Smørrebrød')] } });

  test('Letters: “Smørrebrød” is set in rubik-latin and rubik-rare-latin', async ({ menuPage }) => {
    await expect(card(menuPage, 'Smørrebrød')).toBeVisible();
    await expect.poll(() => fetchedFonts(menuPage)).toEqual(['rubik-latin', 'rubik-rare-latin']);
  });
});

function fetchedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
    return fonts.flatMap((name) => /rubik-[a-z]+(?:-latin)?(?=-)/.exec(name) ?? []).sort();
  });
}
