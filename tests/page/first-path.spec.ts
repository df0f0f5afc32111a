import { arriveEmpty } from '../support/arrive-empty.ts';
import { card } from '../support/cards.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

test('the app starts with the embedded content', async ({ menuPage }) => {
  await test.step('§4 App start: nothing is rendered outside the root, and the root is React’s alone', async () => {
    await expect(menuPage.getByRole('article').first()).toBeVisible();
    const visible = await menuPage.evaluate(() =>
      [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT').map(({ id }) => id),
    );
    expect(visible).toEqual(['root']);
  });

  await test.step('the embedded content shows in both languages', async () => {
    await expect(card(menuPage, 'Ribeye 300 g')).toContainText('SR');
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(menuPage.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(card(menuPage, 'ريب آي 300 جم')).toContainText('ريال');
  });
});

test.describe('with a small menu', () => {
  test.use({ content: SMALL_MENU });

  test('a diner sees the last readable menu while a file is broken, and the next one once it is repaired', async ({
    site,
    page,
    context,
  }) => {
    await forgetCache(context);
    await page.goto('/Public-Menu-Access');
    const dishes = await page.getByRole('article').count();
    for (const collection of ['SteakHouseMenu', 'SteakHouseCategorySequence'] as const) {
      const good = await site.readCollection(collection);
      await site.writeCollection(collection, good.slice(0, 100));
      // What the app reads after the load must not spoil the page either.
      const read = page.waitForResponse(`**/${collection}.json`);
      await page.reload();
      await (await read).finished();
      await expect(page.getByRole('article')).toHaveCount(dishes);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await site.writeCollection(collection, good);
    }
    const [dish, ...others] = JSON.parse(await site.readCollection('SteakHouseMenu'));
    await site.writeCollection('SteakHouseMenu', [{ ...dish, priceEn: '987' }, ...others]);
    await page.reload();
    await expect(page.getByText('987')).toBeVisible();
  });

  test('§2 Any other address is a 404 page in both languages, and both lead to the menu', async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404/);
    for (const { link, language } of [
      { link: 'Go to the menu', language: 'en' },
      { link: 'إلى قائمة الطعام', language: 'ar' },
    ]) {
      const answer = await page.goto('/Public-Menu');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading')).toHaveText([
        'This page is not on the menu.',
        'هذه الصفحة ليست في القائمة.',
      ]);
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(/\/Public-Menu-Access/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('a read that hangs fails after 10 s', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/request failed: .*SteakHouseMenu\.json/);
    await arriveEmpty(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route('**/SteakHouseMenu.json', () => new Promise(() => undefined));
    const categories = page.waitForResponse('**/SteakHouseCategorySequence.json');
    await page.goto('/Public-Menu-Access');
    await (await categories).finished();
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await page.clock.runFor(9_900);
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await page.clock.runFor(200);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch menu items');
  });
});
