import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const BUILD = '.cache/dist-vitals';
const SETTINGS = { VITE_WEB_VITALS_URL: 'http://localhost:9/vitals' };

test('§7 web vitals: without an address, nothing of them is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/Public-Menu-Access', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => address.includes('web-vitals'))).toEqual([]);
});

test('§7 web vitals: with an address, they are loaded after the page and sent by beacon', async ({
  browser,
}) => {
  test.slow();
  await promisify(execFile)(
    process.execPath,
    ['tools/run.mjs', 'tools/build.ts', BUILD, '--app-only'],
    { env: { ...process.env, ...SETTINGS } },
  );
  const site = await startSite({ folder: BUILD, settings: SETTINGS });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const reports: string[] = [];
  await context.route(SETTINGS.VITE_WEB_VITALS_URL, (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}').name);
    return route.fulfill({ status: 204 });
  });
  const loadedAt = page.waitForResponse(/report-web-vitals/);
  await page.goto(`${site.origin}/Public-Menu-Access`);
  await loadedAt;
  await expect.poll(() => reports).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  await context.close();
  await site.close();
});
