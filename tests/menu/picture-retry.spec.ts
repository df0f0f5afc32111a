import { readFile } from 'node:fs/promises';
import { expectPicture } from '../support/expect-picture.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { CONTENT } from '../support/restaurant/folder.ts';
import { LONG_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

const menu: readonly { readonly itemImage?: string }[] = JSON.parse(
  await readFile(`${CONTENT}/SteakHouseMenu.json`, 'utf8'),
);
const byPicture = new Map(
  menu.filter(({ itemImage }) => itemImage).map((dish) => [dish.itemImage, dish]),
);

test.describe('each dish with a picture of its own', () => {
  test.use({ content: { SteakHouseMenu: [...byPicture.values()] } });

  test('offline, a picture that is not there is requested once', async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/Public-Menu-Access');
    await untilHydrated(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/dishes\/([\w-]+)\./.exec(request.url()) ?? [];
      if (name !== undefined) requested.push(name);
    });
    await context.setOffline(true);
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('img')).toHaveCount(0);
    expect(requested).not.toEqual([]);
    expect(requested).toEqual([...new Set(requested)]);
  });
});

test.describe('a long menu', () => {
  test.use({ content: LONG_MENU });

  test('a picture that failed is loaded again when the network is back, and when it comes into view again', async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_/);
    for (const language of ['en', 'ar']) {
      const fail = () => page.route(/\/dishes\//, (route) => route.abort());
      const succeed = () => page.unroute(/\/dishes\//);
      const card = page.getByRole('article').first();
      const picture = card.getByRole('img').first();

      await fail();
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await untilHydrated(page);
      await expect(picture).toHaveCount(0);
      await test.step('the network is back', async () => {
        await context.setOffline(true);
        await succeed();
        await context.setOffline(false);
        await expectPicture(picture);
      });

      await fail();
      await page.reload();
      await untilHydrated(page);
      await expect(picture).toHaveCount(0);
      await test.step('it comes into view again', async () => {
        await succeed();
        await page.getByRole('article').last().scrollIntoViewIfNeeded();
        await expect(card).not.toBeInViewport();
        await card.scrollIntoViewIfNeeded();
        await expectPicture(picture);
      });
    }
  });
});
