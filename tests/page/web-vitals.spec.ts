import { FIREBASE_BUILD_SETTINGS } from '../support/firebase-build.ts';
import { test as firebaseTest } from '../support/firebase-test.ts';
import { expect, test } from '../support/test.ts';

test('§7 web vitals: without an address, nothing of them is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/Public-Menu-Access', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => address.includes('web-vitals'))).toEqual([]);
});

// The build for Firebase has an address for them; that is nothing of Firebase's.
firebaseTest(
  '§7 web vitals: with an address, they are loaded after the page and sent by beacon',
  async ({ page, expectedTrouble }) => {
    const reports: string[] = [];
    await page.route(FIREBASE_BUILD_SETTINGS.VITE_WEB_VITALS_URL, (route) => {
      reports.push(JSON.parse(route.request().postData() ?? '{}').name);
      return route.fulfill({ status: 204 });
    });
    const loaded = page.waitForResponse(/assets\/web-vitals/);
    await page.goto('/Public-Menu-Access');
    await loaded;
    await expect.poll(() => reports).toEqual(expect.arrayContaining(['FCP', 'TTFB']));

    expectedTrouble.push(/ERR_FAILED/);
    await page.route(/assets\/web-vitals/, (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => /not reported/.test(message.text()));
    await page.reload();
    await warned;
  },
);
