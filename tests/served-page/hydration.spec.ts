import type { Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectInteractive } from '../support/hydrated.ts';
import { dish, SMALL_MENU } from '../support/sample-menu.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    hydratedBeforeDialog: number;
  }
}

const MAIN = /\/assets\/main-.*\.js$/;

/** The served page; the returned function releases the app. */
async function openWithoutApp(page: Page, address: string): Promise<() => Promise<void>> {
  const releaseApp = await holdBack(page, MAIN);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('article').first()).toBeVisible();
  return releaseApp;
}

/** React keeps its own node on every hydrated element. */
function countHydratedSections(): void {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  new MutationObserver((_, observer) => {
    if (!document.querySelector('dialog[open]')) return;
    observer.disconnect();
    window.hydratedBeforeDialog = [...document.querySelectorAll('h2[id^=category]')].filter(
      isHydrated,
    ).length;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
}

test.describe('a dish of each category', () => {
  test.use({ content: SHORT_MENU });

  test('hydration keeps the served elements, and no picture is fetched twice', async ({ page }) => {
    let pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    for (const language of ['en', 'ar']) {
      pictures = [];
      const releaseApp = await openWithoutApp(page, `/Public-Menu-Access?lang=${language}`);
      const served = await page.evaluateHandle(() => [
        ...document.querySelectorAll('#root article, #root img, #root h2, #root nav'),
      ]);
      await releaseApp();
      await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
      const isSame = await page.evaluate(
        (elements) => elements.every((one) => one.isConnected),
        served,
      );
      expect(isSame).toBe(true);
      await expect.poll(() => pictures.length).toBeGreaterThan(3);
      expect(pictures).toEqual([...new Set(pictures)]);
    }
  });
});

test.describe('a dish of each category, on a phone', () => {
  test.use({ content: SHORT_MENU, hasTouch: true });

  test('a dish tapped before hydration does not wait for the other categories', async ({
    page,
  }) => {
    await page.addInitScript(countHydratedSections);
    const releaseApp = await openWithoutApp(page, '/Public-Menu-Access');
    await openButton(page).first().tap();
    await releaseApp();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => window.hydratedBeforeDialog)).toBe(1);
  });
});

test.describe('half a surrogate pair in a text', () => {
  const SteakHouseMenu = [dish('a', 'Rib\ud800eye', { descriptionsEn: '\udc00', tags: '\ud83e' })];
  test.use({ content: { ...SMALL_MENU, SteakHouseMenu } });

  test('the served card is hydrated, and opens', async ({ page }) => {
    for (const language of ['en', 'ar']) {
      const releaseApp = await openWithoutApp(page, `/Public-Menu-Access?lang=${language}`);
      const card = await page.getByRole('article').elementHandle();
      await releaseApp();
      await openButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Rib\ufffdeye' })).toBeVisible();
      expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
    }
  });
});

test.describe('a small menu', () => {
  test.use({ content: SMALL_MENU, hasTouch: true });

  test('what is tapped or typed before hydration is done after it', async ({ page }) => {
    await test.step('a card tapped before hydration opens after it', () => expectTapped(page));
    await test.step('text typed before hydration is searched after it', () => expectTyped(page));
    await test.step('the language button tapped before hydration switches after it', () =>
      expectSwitched(page));
  });

  async function expectTapped(page: Page): Promise<void> {
    const releaseApp = await openWithoutApp(page, '/Public-Menu-Access');
    await openButton(page, 'T-bone').tap();
    await releaseApp();
    await expect(page.getByRole('dialog', { name: 'T-bone' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/Public-Menu-Access$/);
  }

  async function expectSwitched(page: Page): Promise<void> {
    const releaseApp = await openWithoutApp(page, '/Public-Menu-Access');
    await page.getByRole('button', { name: 'العربية' }).tap();
    await releaseApp();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { name: 'ستيك' })).toBeVisible();
  }

  async function expectTyped(page: Page): Promise<void> {
    const releaseApp = await openWithoutApp(page, '/Public-Menu-Access');
    await page.getByRole('searchbox').pressSequentially('tomato');
    await releaseApp();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('tomato');
  }

  test('content that changed after the page was rendered is updated in place', async ({
    page,
    site,
  }) => {
    const releaseData = await holdBack(page, '**/content/*.json');
    await page.goto('/Public-Menu-Access');
    await expect(page.getByText('149 SR')).toBeVisible();
    const card = await page.getByRole('article').first().elementHandle();
    const dishes = JSON.parse(await site.readCollection('SteakHouseMenu'));
    dishes[0].priceEn = '155';
    await site.writeCollection('SteakHouseMenu', dishes);
    await site.writeCollection('SHAdminHero', [
      { id: 'new', title: 'New', imageUrl: 'images/hero/burger.webp' },
    ]);
    await releaseData();
    await expect(page.getByText('155 SR')).toBeVisible();
    expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(
      page.getByRole('region', { name: 'Highlights' }).getByRole('img', { name: 'New' }),
    ).toBeVisible();
  });

  test('a failed read does not remove the served menu', async ({ page, expectedTrouble }) => {
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

  test('a hero picture that failed before hydration is left out', async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404/);
    await site.writeCollection('SHAdminHero', [
      { id: 'gone', title: 'Gone', imageUrl: 'images/hero/nope.webp' },
      { id: 'there', title: 'There', imageUrl: 'images/hero/burger.webp' },
    ]);
    const releaseApp = await openWithoutApp(page, '/Public-Menu-Access');
    const broken = page.getByRole('img', { name: 'Gone' });
    const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
    await expect.poll(() => broken.evaluate(isBroken)).toBe(true);
    await releaseApp();
    const hero = page.getByRole('region', { name: 'Highlights' });
    await expect(hero.getByRole('img', { name: 'There' })).toBeVisible();
    await expect(broken).toHaveCount(0);
  });
});
