import type { Browser, Page } from '@playwright/test';
import { watchFrames } from '../support/frames.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectInteractive } from '../support/hydrated.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { startStaticHost } from '../support/static-host.ts';
import { expect, test } from '../support/test.ts';
import { countKept, outlastSecond } from '../support/visit-until-stored.ts';

test.use({ content: SHORT_MENU, timezoneId: 'Asia/Riyadh', hasTouch: true });

const SCRIPTS = /\/assets\/.*\.js$/;

async function storeArabic(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('menu-language', 'ar'));
}

/** The frames painted while the app's files are held back; `releaseApp` releases them. */
async function firstFrames(page: Page, address: string) {
  const seenFrames = await watchFrames(page);
  const releaseApp = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('article').first()).toBeVisible();
  // It can be visible before a frame is painted.
  await expect.poll(seenFrames).not.toEqual([]);
  return { frames: await seenFrames(), releaseApp };
}

/** The requested addresses, in order; the list grows. */
function watchRequests(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}

async function expectFontBeforePictures(requested: readonly string[]): Promise<void> {
  const orderOf = (part: string) => requested.findIndex((url) => url.includes(part));
  await expect.poll(() => orderOf('/dishes/')).toBeGreaterThan(0);
  expect(orderOf('rubik-arabic')).toBeGreaterThan(0);
  expect(orderOf('rubik-arabic')).toBeLessThan(orderOf('/dishes/'));
}

/** Call before the visit; the returned function tells whether the font was requested before the body was parsed. */
async function watchFont(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      performance.mark('body');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const compare = () => {
    const [body] = performance.getEntriesByName('body');
    const font = performance.getEntriesByType('resource').find(({ name }) => /rubik/.test(name));
    if (!body || !font) throw new Error('there is no body, or no font was requested');
    return font.startTime < body.startTime;
  };
  return () => page.evaluate(compare);
}

test('a stored language', async ({ page }) => {
  await storeArabic(page);
  const requested = watchRequests(page);
  const { frames, releaseApp } = await firstFrames(page, '/Public-Menu-Access');

  await test.step('shows from the first frame, and nothing of the other', async () => {
    expect(frames).toEqual(['ar rtl Arabic']);
    await expect(page).toHaveTitle(/قرن وجمر/);
  });

  await test.step("the Arabic font is requested before the dishes' pictures: language stored", () =>
    expectFontBeforePictures(requested));

  await test.step('the app hydrates the page in that language', async () => {
    await releaseApp();
    await expectInteractive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});

test('a language in the address', async ({ page }) => {
  await storeArabic(page);
  const isFontRequestedInHead = await watchFont(page);
  const { frames } = await firstFrames(page, '/Public-Menu-Access?lang=en');

  await test.step('the language in the address wins over the stored one, from the first frame', () => {
    expect(frames).toEqual(['en ltr Latin']);
  });

  await test.step('the font is requested by the words that need it, not ahead of them in the head', async () => {
    await page.evaluate(() => document.fonts.ready);
    expect(await isFontRequestedInHead()).toBe(false);
  });
});

test('on a static host too, stored and in the address', async ({ browser }) => {
  const host = await startStaticHost();
  const visit = async (address: string, isStored: boolean) => {
    const page = await newPage(browser, host.origin);
    if (isStored) await storeArabic(page);
    const { frames } = await firstFrames(page, address);
    // Links that are shared work on any host.
    expect(new URL(page.url()).pathname).toMatch(/^\/Public-Menu-Access\/?$/);
    await page.context().close();
    return frames;
  };
  try {
    expect(await visit('/Public-Menu-Access/', true)).toEqual(['ar rtl Arabic']);
    expect(await visit('/Public-Menu-Access/?lang=ar', false)).toEqual(['ar rtl Arabic']);
    expect(await visit('/Public-Menu-Access/', false)).toEqual(['en ltr Latin']);
    expect(await visit('/Public-Menu-Access/ar/', false)).toEqual(['ar rtl Arabic']);
  } finally {
    await host.close();
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline too', async ({ page, context, expectedTrouble }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
    await page.goto('/Public-Menu-Access');
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect.poll(() => countKept(page, 'content')).toBe(3);
    await outlastSecond(page);
    await context.setOffline(true);
    const seenFrames = await watchFrames(page);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('أنت غير متصل بالإنترنت.')).toBeVisible();
    expect(await seenFrames()).toEqual(['ar rtl Arabic']);
  });
});

test("the Arabic font is requested before the dishes' pictures: language in the address", async ({
  page,
}) => {
  const requested = watchRequests(page);
  await page.goto('/Public-Menu-Access?lang=ar');
  await expectFontBeforePictures(requested);
});

test('a page whose app is still loading', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-06-02T12:00:00+03:00'));
  await firstFrames(page, '/Public-Menu-Access');

  await test.step('the lunch link is decided before the first frame: nothing shifts', async () => {
    await expect(page.getByRole('link', { name: 'Lunch Specials' })).toBeVisible();
  });

  await test.step('links work before hydration', async () => {
    await page.getByRole('link', { name: 'Desserts' }).tap();
    await expect(page.getByRole('heading', { name: 'Desserts' })).toBeInViewport();
  });
});

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  return context.newPage();
}
