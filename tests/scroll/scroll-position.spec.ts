import { arriveEmpty } from '../support/arrive-empty.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** Chromium stores the scroll position of a history entry about a second after the last scroll. */
const HISTORY_DELAY_MS = 1500;

test('A reload restores the scroll position', async ({ menuPage }) => {
  const dish = menuPage.getByRole('article').nth(30);
  await dish.scrollIntoViewIfNeeded();
  const position = await menuPage.evaluate(() => Math.round(window.scrollY));
  expect(position).toBeGreaterThan(1000);
  await menuPage.reload();
  await expect.poll(() => menuPage.evaluate(() => Math.round(window.scrollY))).toBe(position);
  await expect(dish).toBeInViewport();
  await menuPage.goto('/Public-Menu-Access');
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
});

test('Back from another page restores the scroll position', async ({ page }) => {
  for (const why of ['in a page served with its menu', 'in a page served empty']) {
    await test.step(why, async () => {
      if (why.endsWith('empty')) await arriveEmpty(page);
      await page.goto('/Public-Menu-Access');
      const dish = page.getByRole('article').nth(30);
      await dish.scrollIntoViewIfNeeded();
      const position = await page.evaluate(() => Math.round(window.scrollY));
      expect(position).toBeGreaterThan(1000);
      await page.waitForTimeout(HISTORY_DELAY_MS);
      // A text file of the site would make the browser ask for a favicon.
      await page.goto('about:blank');
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(position);
      await expect(dish).toBeInViewport();
    });
  }
});

test('A link to a category scrolls to it', async ({ page }) => {
  await page.goto('/Public-Menu-Access#category-7');
  const distance = async () =>
    Math.abs(((await page.locator('#category-7').boundingBox())?.y ?? Number.NaN) - 40);
  await expect.poll(distance).toBeLessThanOrEqual(1);
});

test('A jump to a category is corrected once at most, however the page moves below it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let jumps = 0;
    const scrollIntoView = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (...given) {
      jumps += 1;
      document.documentElement.dataset.jumps = String(jumps);
      scrollIntoView.apply(this, given);
    };
    // As pictures do that load on the way.
    document.addEventListener('scrollend', () => {
      const menu = document.getElementById('menu');
      if (menu) menu.style.paddingBlockStart = `${100 + jumps * 50}px`;
    });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);
  const link = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(5);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.waitForTimeout(HISTORY_DELAY_MS);
  expect(Number(await page.locator('html').getAttribute('data-jumps'))).toBeLessThanOrEqual(2);
});
