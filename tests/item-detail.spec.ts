import { detail, open, press, shows } from './item-detail/detail.ts';
import { SMALL_MENU } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

test.use({ content: SMALL_MENU, hasTouch: true });

test('§2 Detail: opened by tapping an item card, anywhere on it', async ({ menuPage }) => {
  const card = menuPage.getByRole('article').filter({ hasText: 'Ribeye' });
  await card.tap({ position: { x: 20, y: 60 } });
  await shows(menuPage, 'Ribeye');
});

test('§2 Detail: image, title, description by lines, price, calories, allergens, tag marker', async ({
  menuPage,
}) => {
  await open(menuPage, 'Ribeye');
  await expect(detail(menuPage).getByRole('img', { name: 'Ribeye' })).toBeVisible();
  await expect(detail(menuPage).getByRole('heading')).toHaveText('Ribeye');
  await expect(detail(menuPage).getByRole('listitem')).toHaveText(['Rice', 'Salad', 'Sauce']);
  await expect(detail(menuPage)).toContainText('149 SR');
  await expect(detail(menuPage)).toContainText('Calories: 720 kcal');
  await expect(detail(menuPage)).toContainText('Allergens: Milk, mustard');
  await expect(detail(menuPage).getByRole('img', { name: 'Recommended' })).toHaveClass(
    /Best Spicy/,
  );
});

test('§2 Detail: the same in Arabic', async ({ page }) => {
  await page.goto('/Public-Menu-Access?lang=ar');
  await open(page, 'Ribeye بالعربية');
  await expect(detail(page).getByRole('listitem')).toHaveText(['أرز', 'سلطة']);
  await expect(detail(page)).toContainText('149 ريال');
  await expect(detail(page)).toContainText('السعرات الحرارية: 720 سعرة');
  await expect(detail(page)).toContainText('مسببات الحساسية: حليب، خردل');
  await press(page, 'إغلاق');
  await expect(detail(page)).toHaveCount(0);
});

test('§5 Modal: calories, allergens and price shown only if present', async ({ menuPage }) => {
  await open(menuPage, 'Sirloin');
  await expect(detail(menuPage)).not.toContainText(/Calories|Allergens|SR/);
  await expect(detail(menuPage).getByRole('img', { name: 'Recommended' })).toHaveCount(0);
});

test('§2 Detail: previous and next move through the category, wrapping around at both ends', async ({
  menuPage,
}) => {
  await open(menuPage, 'Ribeye');
  for (const title of ['T-bone', 'Sirloin', 'Ribeye']) {
    await press(menuPage, 'Next item');
    await shows(menuPage, title);
  }
  for (const title of ['Sirloin', 'T-bone']) {
    await press(menuPage, 'Previous item');
    await shows(menuPage, title);
  }
});

test('§4 Modal: under a search, previous and next lead through the matches', async ({
  menuPage,
}) => {
  await menuPage.getByRole('searchbox').fill('i');
  await expect(menuPage.getByRole('article')).toHaveCount(3);
  await open(menuPage, 'Ribeye');
  await press(menuPage, 'Next item');
  await shows(menuPage, 'Sirloin');
  await press(menuPage, 'Next item');
  await shows(menuPage, 'Ribeye');
});

test('§2 Detail: the Close button dismisses it, and focus is back on the card', async ({
  menuPage,
}) => {
  await open(menuPage, 'Ribeye');
  await press(menuPage, 'Close');
  await expect(detail(menuPage)).toHaveCount(0);
  await expect(menuPage.getByRole('button', { name: 'Ribeye' })).toBeFocused();
});

test('§4 Modal: Escape and a click on the backdrop close it', async ({ menuPage }) => {
  await open(menuPage, 'Ribeye');
  await menuPage.keyboard.press('Escape');
  await expect(detail(menuPage)).toHaveCount(0);
  await open(menuPage, 'Ribeye');
  await shows(menuPage, 'Ribeye');
  await menuPage.mouse.click(10, 10);
  await expect(detail(menuPage)).toHaveCount(0);
});

test('§4 Modal: arrow keys and swipes follow the reading direction', async ({ menuPage }) => {
  await open(menuPage, 'Ribeye');
  await menuPage.keyboard.press('ArrowRight');
  await shows(menuPage, 'T-bone');
  await menuPage.keyboard.press('ArrowLeft');
  await shows(menuPage, 'Ribeye');
  await swipe(detail(menuPage), -60);
  await shows(menuPage, 'T-bone');
  await swipe(detail(menuPage), 40);
  await shows(menuPage, 'T-bone');
  await press(menuPage, 'Close');
  await menuPage.getByRole('button', { name: 'العربية' }).click();
  await open(menuPage, 'Ribeye بالعربية');
  await menuPage.keyboard.press('ArrowLeft');
  await shows(menuPage, 'T-bone بالعربية');
  await swipe(detail(menuPage), -60);
  await shows(menuPage, 'Ribeye بالعربية');
});

test('§4 Modal: focus stays inside, and the page behind neither scrolls nor answers', async ({
  menuPage,
}) => {
  await open(menuPage, 'Ribeye');
  for (let presses = 0; presses < 6; presses += 1) {
    await menuPage.keyboard.press('Tab');
    const isOutside = await menuPage.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  const scrolled = () => menuPage.evaluate(() => window.scrollY);
  // A wheel is answered from what was painted last.
  await menuPage.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const before = await scrolled();
  await menuPage.mouse.move(10, 10);
  await menuPage.mouse.wheel(0, 2000);
  await menuPage.keyboard.press('End');
  await press(menuPage, 'Next item');
  await shows(menuPage, 'T-bone');
  expect(await scrolled()).toBe(before);
});

test('§9 Modal transition 300 ms, backdrop transition 150 ms', async ({ menuPage }) => {
  await open(menuPage, 'Ribeye');
  const durations = await detail(menuPage).evaluate((dialog) => [
    getComputedStyle(dialog).transitionDuration.split(', ')[0],
    getComputedStyle(dialog, '::backdrop').transitionDuration.split(', ')[0],
  ]);
  expect(durations).toEqual(['0.3s', '0.15s']);
});

test('§4 Modal: the neighbours’ pictures are asked for, in their size, before they are needed', async ({
  page,
  site,
}) => {
  const documents = JSON.parse(await site.readCollection('SteakHouseMenu'));
  documents[1].itemImage = 'images/dishes/t-bone.webp';
  await site.writeCollection('SteakHouseMenu', documents);
  await page.goto('/Public-Menu-Access');
  const asked = page.waitForRequest(/_sized\/480\/.*t-bone\.webp/);
  await open(page, 'Ribeye');
  await asked;
});
