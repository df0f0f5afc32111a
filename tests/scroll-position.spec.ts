import { arriveEmpty } from './support/arrive-empty.ts';
import { expect, test } from './support/test.ts';

test('A reload comes back to the place where the visitor was', async ({ menuPage }) => {
  const dish = menuPage.getByRole('article').nth(30);
  await dish.scrollIntoViewIfNeeded();
  const place = await menuPage.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(1000);
  await menuPage.reload();
  await expect.poll(() => menuPage.evaluate(() => Math.round(window.scrollY))).toBe(place);
  await expect(dish).toBeInViewport();
  await menuPage.goto('/Public-Menu-Access');
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  expect(await menuPage.evaluate(() => window.scrollY)).toBe(0);
});

for (const { why, isEmpty } of [
  { why: 'of a page that came with its menu', isEmpty: false },
  { why: 'of one that read it', isEmpty: true },
]) {
  test(`Who comes back from another page finds the place again, ${why}`, async ({ page }) => {
    if (isEmpty) await arriveEmpty(page);
    await page.goto('/Public-Menu-Access');
    const dish = page.getByRole('article').nth(30);
    await dish.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(window.scrollY));
    expect(place).toBeGreaterThan(1000);
    // A text file of the site would make the browser ask for a favicon.
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
    await expect(dish).toBeInViewport();
  });
}

test('A link to a category leads to it', async ({ page }) => {
  await page.goto('/Public-Menu-Access#category-7');
  const distance = async () =>
    Math.abs(((await page.locator('#category-7').boundingBox())?.y ?? Number.NaN) - 40);
  await expect.poll(distance).toBeLessThanOrEqual(1);
});
