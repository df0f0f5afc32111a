import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { expectInteractive } from '../support/hydrated.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

const MAIN = /\/assets\/main-.*\.js$/;

/** The page as it arrived; the app comes when the answer is called. */
async function openWithoutApp(page: Page, address: string): Promise<() => Promise<void>> {
  const letAppCome = await holdBack(page, MAIN);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('article').first()).toBeVisible();
  return letAppCome;
}

for (const language of ['en', 'ar']) {
  test(`${language}: the elements that arrived are the ones that stay, and no picture is fetched twice`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    const letAppCome = await openWithoutApp(page, `/Public-Menu-Access?lang=${language}`);
    const arrived = await page.evaluateHandle(() => [
      ...document.querySelectorAll('#root article, #root img, #root h2, #root nav'),
    ]);
    await letAppCome();
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    const isSame = await page.evaluate(
      (elements) => elements.every((one) => one.isConnected),
      arrived,
    );
    expect(isSame).toBe(true);
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures).toEqual([...new Set(pictures)]);
  });
}

test.describe('a small menu', () => {
  test.use({ content: SMALL_MENU, hasTouch: true });

  test('a card tapped before the app is there opens once it is', async ({ page }) => {
    const letAppCome = await openWithoutApp(page, '/Public-Menu-Access');
    await page.getByRole('button', { name: 'T-bone' }).tap();
    await letAppCome();
    await expect(page.getByRole('dialog', { name: 'T-bone' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/Public-Menu-Access$/);
  });

  test('the language button tapped before the app is there answers once it is', async ({
    page,
  }) => {
    const letAppCome = await openWithoutApp(page, '/Public-Menu-Access');
    await page.getByRole('button', { name: 'العربية' }).tap();
    await letAppCome();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { name: 'ستيك' })).toBeVisible();
  });

  test('what was typed before the app is there is searched for once it is', async ({ page }) => {
    const letAppCome = await openWithoutApp(page, '/Public-Menu-Access');
    await page.getByRole('searchbox').pressSequentially('tomato');
    await letAppCome();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('tomato');
  });

  test('content that changed between page and data is put right in its place', async ({
    page,
    site,
  }) => {
    const letDataCome = await holdBack(page, '**/content/*.json');
    await page.goto('/Public-Menu-Access');
    await expect(page.getByText('149 SR')).toBeVisible();
    const card = await page.getByRole('article').first().elementHandle();
    const dishes = JSON.parse(await site.readCollection('SteakHouseMenu'));
    dishes[0].priceEn = '155';
    await site.writeCollection('SteakHouseMenu', dishes);
    await site.writeCollection('SHAdminHero', [
      { id: 'new', title: 'New', imageUrl: 'images/hero/burger.webp' },
    ]);
    await letDataCome();
    await expect(page.getByText('155 SR')).toBeVisible();
    expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(
      page.getByRole('region', { name: 'Highlights' }).getByRole('img', { name: 'New' }),
    ).toBeVisible();
  });

  test('a menu that is in the page is not taken away by a reading that fails', async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/503/);
    await page.route('**/SteakHouseMenu.json', (route) => route.fulfill({ status: 503 }));
    const isAsked = page.waitForResponse('**/SteakHouseMenu.json');
    await page.goto('/Public-Menu-Access');
    await isAsked;
    await expectInteractive(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a hero picture that was broken before the app came is left out', async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404/);
    await site.writeCollection('SHAdminHero', [
      { id: 'gone', title: 'Gone', imageUrl: 'images/hero/nope.webp' },
      { id: 'there', title: 'There', imageUrl: 'images/hero/burger.webp' },
    ]);
    const letAppCome = await openWithoutApp(page, '/Public-Menu-Access');
    const broken = page.getByRole('img', { name: 'Gone' });
    const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
    await expect.poll(() => broken.evaluate(isBroken)).toBe(true);
    await letAppCome();
    const hero = page.getByRole('region', { name: 'Highlights' });
    await expect(hero.getByRole('img', { name: 'There' })).toBeVisible();
    await expect(broken).toHaveCount(0);
  });
});
