import type { Page } from '@playwright/test';
import { expectTakenOver } from '../support/expect-taken-over.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/test.ts';

const APP = /\/assets\/main-.*\.js$/;
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

/** What was asked for before the app was, and the way to let it come. */
async function openUntilAppIsAskedFor(page: Page) {
  const asked = watchPictures(page);
  const letAppCome = await holdBack(page, APP);
  const app = page.waitForRequest(APP);
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  await app;
  return { asked, letAppCome };
}

test('the app comes after the first row of pictures and before those further down', async ({
  page,
}) => {
  const { asked, letAppCome } = await openUntilAppIsAskedFor(page);
  expect([...asked].sort()).toEqual(FIRST_ROW);
  await expect(page.getByRole('heading', { name: 'Loaded Steak Fries' })).toBeVisible();
  expect([...asked].sort()).toEqual(FIRST_ROW);
  await letAppCome();
  await expect.poll(() => asked).toContain(FOURTH);
  await expectTakenOver(page);
});

test('pictures do not wait for ever for an app that does not come', async ({ page }) => {
  await page.clock.install();
  const { asked } = await openUntilAppIsAskedFor(page);
  await page.clock.fastForward(5000);
  await expect.poll(() => asked).toContain(FOURTH);
});
