import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { drawn } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';

const APP = /\/assets\/main-.*\.js$/;
const START = /\/assets\/start-.*\.js$/;
const FIRST_ROW = ['asparagus', 'beef-carpaccio', 'cheesecake'];
const FOURTH = 'classic-burger';

/** The names of the pictures of dishes that are requested; the list grows. */
function watchPictures(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/dishes\/([\w-]+)\./.exec(request.url()) ?? [];
    if (name !== undefined) requested.push(name);
  });
  return requested;
}

/** The served page, with its app held back. */
async function openWithoutApp(page: Page, address: string) {
  const requested = watchPictures(page);
  const releaseApp = await holdBack(page, APP);
  const app = page.waitForRequest(APP);
  await page.goto(address, { waitUntil: 'commit' });
  await app;
  return { requested, releaseApp };
}

test('pictures below the first row load after the app, but their cards show at once', async ({
  page,
}) => {
  for (const language of ['en', 'ar']) {
    const { requested, releaseApp } = await openWithoutApp(
      page,
      `/Public-Menu-Access?lang=${language}`,
    );
    await expect.poll(() => [...requested].sort()).toEqual(FIRST_ROW);
    await expect(page.locator('article').nth(3).getByRole('heading')).toBeVisible();
    await drawn(page);
    expect([...requested].sort()).toEqual(FIRST_ROW);
    await releaseApp();
    await expect.poll(() => requested).toContain(FOURTH);
  }
});

test('the page preloads the app after the first frame', async ({ page }) => {
  await holdBack(page, START);
  await openWithoutApp(page, '/Public-Menu-Access');
  const waited = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const hint = document.querySelector('link[rel=modulepreload]');
    return painted !== undefined && hint !== null;
  });
  expect(waited).toBe(true);
});

test('pictures load after 5 s without the app', async ({ page }) => {
  await page.clock.install();
  const { requested } = await openWithoutApp(page, '/Public-Menu-Access');
  await page.clock.fastForward(5000);
  await expect.poll(() => requested).toContain(FOURTH);
});
