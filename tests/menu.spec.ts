import type { Page } from '@playwright/test';
import { arriveEmpty } from './support/arrive-empty.ts';
import { dish, SMALL_MENU } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test.describe('sections and cards', () => {
  test.use({ content: SMALL_MENU });

  test('§2 The screen shows, top to bottom: navbar, hero, search, menu, fixed footer', async ({
    menuPage,
  }) => {
    await expect(menuPage.getByRole('article').first()).toBeVisible();
    const regions = [
      menuPage.getByRole('navigation').first(),
      menuPage.getByRole('region', { name: 'Highlights' }),
      menuPage.getByRole('searchbox'),
      strip(menuPage),
      menuPage.getByRole('region', { name: 'Steaks' }),
    ];
    const tops: number[] = [];
    for (const region of regions) tops.push((await region.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(menuPage.getByRole('contentinfo')).toBeInViewport();
  });

  test('§5 Categories are ordered by the sequence, items by index', async ({ menuPage }) => {
    await expect(menuPage.getByRole('heading', { level: 2 })).toHaveText(['Steaks', 'Soups']);
    await expect(menuPage.getByRole('heading', { level: 3 })).toHaveText([
      'Ribeye',
      'T-bone',
      'Sirloin',
      'Tomato soup',
    ]);
  });

  test('§2 Menu: each category section has a title and a list of item cards', async ({
    menuPage,
  }) => {
    const steaks = menuPage.getByRole('region', { name: 'Steaks' });
    await expect(steaks.getByRole('heading', { level: 2 })).toHaveText('Steaks');
    await expect(steaks.getByRole('article')).toHaveCount(3);
  });

  test('§2 Card: image, title, description, and price followed by SR', async ({ menuPage }) => {
    const ribeye = card(menuPage, 'Ribeye');
    await expect(ribeye.getByRole('img', { name: 'Ribeye' })).toBeVisible();
    await expect(ribeye.getByRole('heading', { level: 3 })).toHaveText('Ribeye');
    await expect(ribeye.getByText('149 SR', { exact: true })).toBeVisible();
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(card(menuPage, 'Ribeye').getByText('149 ريال', { exact: true })).toBeVisible();
  });

  test('§2 Card: slashes in the description are displayed as commas', async ({ menuPage }) => {
    await expect(card(menuPage, 'Ribeye')).toContainText('Rice, Salad, Sauce');
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(card(menuPage, 'Ribeye')).toContainText('أرز، سلطة');
  });

  test('§5 Card: title, description and price shown only if present; 0 is present', async ({
    menuPage,
  }) => {
    await expect(card(menuPage, 'T-bone').locator('p')).toHaveText(['0 SR']);
    await expect(card(menuPage, 'Sirloin').locator('p')).toHaveText(['Mushroom sauce']);
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    const sirloin = menuPage.getByRole('region', { name: 'ستيك' }).getByRole('article').nth(2);
    await expect(sirloin).toHaveText('');
    await expect(sirloin.getByRole('button', { name: 'Sirloin' })).toBeVisible();
  });

  test('§2 Card: a thumbs-up icon with a style class derived from the tags, if there are tags', async ({
    menuPage,
  }) => {
    const icon = card(menuPage, 'Ribeye').getByRole('img', { name: 'Recommended' });
    await expect(icon).toHaveClass(/(^|\s)Best Spicy$/);
    await expect(card(menuPage, 'T-bone').getByRole('img', { name: 'Recommended' })).toHaveCount(0);
  });

  test('§9 Card columns: the image takes 5 of 12, the details 6 of 12', async ({ menuPage }) => {
    for (const width of [390, 576, 768, 992, 1200, 1400]) {
      await menuPage.setViewportSize({ width, height: 900 });
      const [whole, picture, details] = [
        await card(menuPage, 'Ribeye').boundingBox(),
        await card(menuPage, 'Ribeye').getByRole('img', { name: 'Ribeye' }).boundingBox(),
        await card(menuPage, 'Ribeye').locator('div:has(> h3)').boundingBox(),
      ];
      const twelfths = (box: typeof whole) => ((box?.width ?? 0) / (whole?.width ?? 1)) * 12;
      expect(twelfths(picture)).toBeCloseTo(5, 1);
      expect(twelfths(details)).toBeCloseTo(6, 1);
    }
  });
});

test.describe('pictures', () => {
  test.use({
    content: {
      ...SMALL_MENU,
      SteakHouseMenu: [
        dish('broken', 'Broken', { itemImage: 'images/nope.webp' }),
        dish('none', 'None', { itemImage: undefined }),
      ],
    },
  });

  test('§2 Card: a broken or missing image leaves a quiet placeholder of the same size', async ({
    menuPage,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/nope\.webp/, /status of 404/);
    await expect(menuPage.getByRole('article')).toHaveCount(2);
    await expect(menuPage.getByRole('article').getByRole('img')).toHaveCount(0);
    for (const title of ['Broken', 'None']) {
      const box = await card(menuPage, title).locator('> div').first().boundingBox();
      expect(box?.width).toBeGreaterThan(100);
      expect(box?.height).toBeGreaterThan(100);
    }
  });
});

for (const { title, files } of [
  { title: 'Crème brûlée – “classic”, 40°', files: ['rubik-latin'] },
  { title: 'Smørrebrød', files: ['rubik-latin', 'rubik-rare-latin'] },
]) {
  test.describe(title, () => {
    test.use({ content: { ...SMALL_MENU, SteakHouseMenu: [dish('one', title)] } });

    test(`Letters: “${title}” is set in ${files.join(' and ')}`, async ({ menuPage }) => {
      await expect(card(menuPage, title)).toBeVisible();
      const fetched = () =>
        menuPage.evaluate(async () => {
          await document.fonts.ready;
          const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
          return fonts.flatMap((name) => /rubik-[a-z]+(?:-latin)?(?=-)/.exec(name) ?? []).sort();
        });
      await expect.poll(fetched).toEqual(files);
    });
  });
}

test('A reload comes back to the place where the visitor was', async ({ menuPage }) => {
  const dish = menuPage.getByRole('article').nth(30);
  await dish.scrollIntoViewIfNeeded();
  const place = await menuPage.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(1000);
  await menuPage.reload();
  await expect.poll(() => menuPage.evaluate(() => Math.round(window.scrollY))).toBe(place);
  await expect(dish).toBeInViewport();
  await menuPage.goto('/Public-Menu-Access');
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
});

for (const { why, isEmpty } of [
  { why: 'of a page that came with its menu', isEmpty: false },
  { why: 'of one that read it', isEmpty: true },
]) {
  test(`Who comes back from another page finds the place again, ${why}`, async ({ page }) => {
    if (isEmpty) await arriveEmpty(page);
    await page.goto('/Public-Menu-Access');
    const dish = page.getByRole('article').nth(30);
    await dish.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(window.scrollY));
    expect(place).toBeGreaterThan(1000);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
    await expect(dish).toBeInViewport();
  });
}

test('A link to a category leads to it', async ({ page }) => {
  await page.goto('/Public-Menu-Access#category-7');
  const distance = async () =>
    Math.abs(((await page.locator('#category-7').boundingBox())?.y ?? Number.NaN) - 40);
  await expect.poll(distance).toBeLessThanOrEqual(1);
});
