import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { drawn } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';

const APP = /\/assets\/main-.*\.js$/;
const START = /\/assets\/start-.*\.js$/;
const FIRST_ROW = ['beef-carpaccio', 'bread-butter', 'wings'];
const FOURTH = 'loaded-fries';

/** The names of the dishes whose pictures are asked for; it grows. */
function watchPictures(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/dishes\/([\w-]+)\./.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

/** The page as it arrived, with its app asked for and held back. */
async function openWithoutApp(page: Page, address: string) {
  const asked = watchPictures(page);
  const letAppCome = await holdBack(page, APP);
  const app = page.waitForRequest(APP);
  await page.goto(address, { waitUntil: 'commit' });
  await app;
  return { asked, letAppCome };
}

for (const language of ['en', 'ar']) {
  test(`${language}: pictures below the first row wait for the app, and their cards do not`, async ({
    page,
  }) => {
    const { asked, letAppCome } = await openWithoutApp(
      page,
      `/Public-Menu-Access?lang=${language}`,
    );
    await expect.poll(() => [...asked].sort()).toEqual(FIRST_ROW);
    await expect(page.locator('article').nth(3).getByRole('heading')).toBeVisible();
    await drawn(page);
    expect([...asked].sort()).toEqual(FIRST_ROW);
    await letAppCome();
    await expect.poll(() => asked).toContain(FOURTH);
  });
}

test('the app is asked for when the first frame is on the screen, by the page itself', async ({
  page,
}) => {
  await holdBack(page, START);
  await openWithoutApp(page, '/Public-Menu-Access');
  const waited = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const hint = document.querySelector('link[rel=modulepreload]');
    return painted !== undefined && hint !== null;
  });
  expect(waited).toBe(true);
});

test('pictures do not wait for ever for an app that does not come', async ({ page }) => {
  await page.clock.install();
  const { asked } = await openWithoutApp(page, '/Public-Menu-Access');
  await page.clock.fastForward(5000);
  await expect.poll(() => asked).toContain(FOURTH);
});
