import { rendererFolder } from '../../server/renderer.ts';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { openButton } from '../support/cards.ts';
import { expectPicture } from '../support/expect-picture.ts';
import { holdBack } from '../support/hold-back.ts';
import { makeNewVersion } from '../support/new-version.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';
import { forgetCache, visitUntilStored } from '../support/visit-until-stored.ts';

test.use({ serviceWorkers: 'allow', content: SHORT_MENU });

test('§7 after one visit the menu is there without a network, and follows the content with one', async ({
  page,
  site,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  await forgetCache(context);
  await visitUntilStored(page);
  const dishes = await page.getByRole('article').count();
  const isOffline = page.getByText('You are offline.');

  await test.step('a reload with no network shows the whole menu, and says that it is offline', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(dishes);
    await expect(isOffline).toBeVisible();
    await expectPicture(page.getByRole('region', { name: 'Highlights' }).getByRole('img'));
    await expectPicture(page.getByRole('article').first().getByRole('img').first());
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByText('أنت غير متصل بالإنترنت.')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(isOffline).toBeVisible();
    for (const address of ['/?lang=ar', '/?lang=en', '/public-menu-access/']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/Public-Menu-Access/);
      await expect(page.getByRole('article')).toHaveCount(dishes);
    }
    await expect(isOffline).toBeVisible();
    await context.setOffline(false);
    await expect(isOffline).toHaveCount(0);
  });

  await test.step('content changed between two visits: online, the new price shows, and what is sold out', async () => {
    const items = JSON.parse(await site.readCollection('SteakHouseMenu'));
    items[0].priceEn = '987';
    items[1].soldOut = true;
    await site.writeCollection('SteakHouseMenu', items);
    await page.reload();
    await expect(page.getByText('987 SR')).toBeVisible();
    await expect(page.getByText('Sold out')).toBeVisible();
    await expect(isOffline).toHaveCount(0);
  });

  await test.step('a half-edited file changes nothing, with a network and without', async () => {
    await site.writeCollection('SteakHouseMenu', '[{"id": ');
    await page.reload();
    await expect(page.getByText('987 SR')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(dishes);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('987 SR')).toBeVisible();
    await expect(page.getByText('Sold out')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(dishes);
  });
});

test('§7 a picture that was still on its way when the worker came is kept too', async ({
  page,
}) => {
  await arriveEmpty(page);
  const letMenuGo = await holdBack(page, '**/SteakHouseMenu.json');
  const letPicturesGo = await holdBack(page, /\/dishes\//);
  await page.goto('/Public-Menu-Access');
  await letMenuGo();
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await letPicturesGo();
  const isKept = (image: HTMLImageElement) =>
    caches.open('pictures').then(async (kept) => Boolean(await kept.match(image.currentSrc)));
  await expect.poll(() => picture.evaluate(isKept)).toBe(true);
});

test('§7 a first visit that loses the network half-way says so and recovers by itself', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await arriveEmpty(page);
  await page.route(
    '**/SteakHouseMenu.json',
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('alert')).toHaveText(/^Failed to fetch/);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§7 a new version of the app: an open page goes on working, the next load is the new one, and the new worker waits its turn', async ({
  page,
  site,
  expectedTrouble,
}) => {
  // What the page asks for while the server is away.
  expectedTrouble.push(/ERR_/);
  await visitUntilStored(page);
  const { build, script } = await makeNewVersion();
  await site.restart(build);

  await page.getByRole('button', { name: 'العربية' }).click();
  await openButton(page.getByRole('article').first()).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.reload();
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isNewOneWaiting = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  };
  await expect.poll(() => page.evaluate(isNewOneWaiting)).toBe(true);
  await page.close();
  await site.restart();
  for (const made of [build, rendererFolder(build)]) await removeFolder(made);
});
