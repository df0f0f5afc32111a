import type { Page } from '@playwright/test';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { openButton } from '../support/cards.ts';
import { holdBack } from '../support/hold-back.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SMALL_MENU });

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

/** With a paused clock; the hero's pictures are held back until the returned function is called. */
async function openWithoutHero(page: Page): Promise<() => Promise<void>> {
  await arriveEmpty(page);
  const releasePictures = await holdBack(page, /\/hero\/\w+\.webp/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // A pending picture delays the page's load event.
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  return releasePictures;
}

test('§2 Hero: while loading, a full-viewport spinner with the text “Loading...”', async ({
  page,
}) => {
  const releasePictures = await openWithoutHero(page);
  await expect(spinner(page)).toBeVisible();
  const covered = await page.evaluate(() => {
    const corners = [
      [2, 2],
      [window.innerWidth - 20, window.innerHeight - 2],
    ] as const;
    return corners.every(([x, y]) => {
      const box = document.elementFromPoint(x, y)?.getBoundingClientRect();
      return box !== undefined && box.height >= window.innerHeight;
    });
  });
  expect(covered).toBe(true);
  await releasePictures();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('§2 Hero: its spinner never blocks a ready menu: after 1.5 s it moves into the hero’s own box', async ({
  page,
}) => {
  const releasePictures = await openWithoutHero(page);
  await expect(page.locator('article').first()).toBeAttached();
  const ribeye = page.locator('article').first();
  const before = await ribeye.boundingBox();
  await page.clock.runFor(1400);
  await expect(page.locator('[inert]')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(spinner(page)).toBeVisible();
  expect((await spinner(page).boundingBox())?.y).toBeLessThan(400);
  await openButton(page, 'Ribeye').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await releasePictures();
  await expect(spinner(page)).toHaveCount(0);
  expect(await ribeye.boundingBox()).toEqual(before);
});

test('§8 Hero: the hero is left out if no picture loads within 10 s', async ({ page }) => {
  await openWithoutHero(page);
  await expect(page.locator('article').first()).toBeAttached();
  await page.clock.runFor(9900);
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§8 Hero: a hero in the served page is left out too if no picture loads within 10 s', async ({
  page,
}) => {
  await holdBack(page, /\/hero\/\w+\.webp/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const hero = page.getByRole('region', { name: 'Highlights' });
  await page.clock.runFor(9900);
  await expect(hero).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(hero).toHaveCount(0);
});
