import type { Page } from '@playwright/test';
import { card, openButton } from '../support/cards.ts';
import { drawn, openMenu } from '../support/open-menu.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { swipe } from '../support/touch.ts';
import { detail, leave, open, press, shows, untilGone } from './detail.ts';

test.use({ content: SMALL_MENU, hasTouch: true });

test('§2 Detail: opens from a card and shows the dish', async ({ page, site }) => {
  const documents = JSON.parse(await site.readCollection('SteakHouseMenu'));
  documents[1].itemImage = 'images/dishes/t-bone.webp';
  await site.writeCollection('SteakHouseMenu', documents);
  await openMenu(page, 'en');
  await test.step('§4 Modal: the neighbours’ pictures are preloaded in the detail’s size', async () => {
    const requested = page.waitForRequest(/_sized\/480\/.*t-bone\.webp/);
    await open(page, 'Ribeye');
    await requested;
    await leave(page);
  });
  await test.step('§2 Detail: opened by tapping an item card, anywhere on it', async () => {
    await card(page, 'Ribeye').tap({ position: { x: 20, y: 60 } });
    await shows(page, 'Ribeye');
  });
  await test.step('§2 Detail: image, title, description by lines, price, calories, allergens, tag marker', async () => {
    await expect(detail(page).getByRole('img', { name: 'Ribeye' })).toBeVisible();
    await expect(detail(page).getByRole('heading')).toHaveText('Ribeye');
    await expect(detail(page).getByRole('listitem')).toHaveText(['Rice', 'Salad', 'Sauce']);
    await expect(detail(page)).toContainText('149 SR');
    await expect(detail(page)).toContainText('Calories: 720 kcal');
    await expect(detail(page)).toContainText('Allergens: Milk, mustard');
    await expect(detail(page).getByRole('img', { name: 'Recommended' })).toHaveClass(/Best Spicy/);
  });
  await test.step('§9 Modal transition 300 ms, backdrop transition 150 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const durations = await detail(page).evaluate((dialog) => [
      getComputedStyle(dialog).transitionDuration.split(', ')[0],
      getComputedStyle(dialog, '::backdrop').transitionDuration.split(', ')[0],
    ]);
    expect(durations).toEqual(['0.3s', '0.15s']);
    // What fades in lets the page shine through.
    await expect(detail(page)).not.toHaveCSS('transition-property', /opacity/);
    await leave(page);
  });
  await test.step('§5 Modal: calories, allergens and price shown only if present', async () => {
    await open(page, 'Sirloin');
    await expect(detail(page)).not.toContainText(/Calories|Allergens|SR/);
    await expect(detail(page).getByRole('img', { name: 'Recommended' })).toHaveCount(0);
    await leave(page);
  });
  await test.step('§2 Detail: the same in Arabic', async () => {
    await page.getByRole('button', { name: 'العربية' }).click();
    await open(page, 'Ribeye بالعربية');
    await expect(detail(page).getByRole('listitem')).toHaveText(['أرز', 'سلطة']);
    await expect(detail(page)).toContainText('149 ريال');
    await expect(detail(page)).toContainText('السعرات الحرارية: 720 سعرة');
    await expect(detail(page)).toContainText('مسببات الحساسية: حليب، خردل');
    await press(page, 'إغلاق');
    await expect(detail(page)).toHaveCount(0);
  });
});

test('§4 Modal: previous, next and closing', async ({ menuPage }) => {
  await test.step('§2 Detail: previous and next move through the category, wrapping around at both ends', async () => {
    await open(menuPage, 'Ribeye');
    for (const title of ['T-bone', 'Sirloin', 'Ribeye']) {
      await press(menuPage, 'Next item');
      await shows(menuPage, title);
    }
    for (const title of ['Sirloin', 'T-bone']) {
      await press(menuPage, 'Previous item');
      await shows(menuPage, title);
    }
    await leave(menuPage);
  });
  await test.step('§4 Modal: under a search, previous and next move through the matches', async () => {
    await menuPage.getByRole('searchbox').fill('i');
    await expect(menuPage.getByRole('article')).toHaveCount(3);
    await open(menuPage, 'Ribeye');
    await press(menuPage, 'Next item');
    await shows(menuPage, 'Sirloin');
    await press(menuPage, 'Next item');
    await shows(menuPage, 'Ribeye');
    await leave(menuPage);
    await menuPage.getByRole('searchbox').clear();
    await expect(menuPage.getByRole('article')).toHaveCount(4);
  });
  await test.step('§2 Detail: the Close button dismisses it, and focus returns to the card', async () => {
    await open(menuPage, 'Ribeye');
    await press(menuPage, 'Close');
    await untilGone(menuPage);
    await expect(openButton(menuPage, 'Ribeye')).toBeFocused();
  });
  await test.step('§4 Modal: Escape and a click on the backdrop close it', async () => {
    await open(menuPage, 'Ribeye');
    await menuPage.keyboard.press('Escape');
    await untilGone(menuPage);
    await open(menuPage, 'Ribeye');
    await menuPage.mouse.click(10, 10);
    await untilGone(menuPage);
  });
  await test.step('§4 Modal: focus stays inside, and the page behind neither scrolls nor reacts', () =>
    expectPageBehindInert(menuPage));
  await test.step('§4 Modal: an arrow key with a modifier is the browser’s', () =>
    expectModifiersToBeLeftToBrowser(menuPage));
  await test.step('§4 Modal: a second finger ends a drag, and the sheet is back in its place', () =>
    expectSecondFingerToEndDrag(menuPage));
  await test.step('§4 Modal: arrow keys and swipes follow the reading direction', () =>
    expectKeysAndSwipesToFollowReading(menuPage));
});

async function expectPageBehindInert(page: Page): Promise<void> {
  await open(page, 'Ribeye');
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  const scrolled = () => page.evaluate(() => window.scrollY);
  // The page can scroll during the picture transition. A wheel event acts on the last painted frame.
  await expect(page.locator('html')).not.toHaveAttribute('data-dish-transition');
  await drawn(page);
  const before = await scrolled();
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('End');
  await press(page, 'Next item');
  await shows(page, 'T-bone');
  expect(await scrolled()).toBe(before);
  await leave(page);
}

async function expectModifiersToBeLeftToBrowser(page: Page): Promise<void> {
  await open(page, 'Ribeye');
  // Not trusted, so that the browser itself does not go back.
  await detail(page)
    .getByRole('heading')
    .dispatchEvent('keydown', { key: 'ArrowLeft', altKey: true });
  await shows(page, 'Ribeye');
  await leave(page);
}

async function expectSecondFingerToEndDrag(page: Page): Promise<void> {
  await open(page, 'Ribeye');
  const sheet = detail(page).locator('> div');
  const box = await sheet.boundingBox();
  if (!box) throw new Error('the sheet is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y, id: 0 });
  await touch('touchMove', { x, y: y + 15, id: 0 });
  await touch('touchMove', { x, y: y + 30, id: 0 });
  await expect(sheet).toHaveCSS('translate', '0px 30px');
  await touch('touchStart', { x, y: y + 30, id: 0 }, { x: x + 60, y, id: 1 });
  await touch('touchEnd');
  await session.detach();
  await expect(sheet).toHaveCSS('translate', '0px');
  await leave(page);
}

async function expectKeysAndSwipesToFollowReading(page: Page): Promise<void> {
  await open(page, 'Ribeye');
  await page.keyboard.press('ArrowRight');
  await shows(page, 'T-bone');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'Ribeye');
  await swipe(detail(page), -60);
  await shows(page, 'T-bone');
  await swipe(detail(page), 40);
  await shows(page, 'T-bone');
  await press(page, 'Close');
  await untilGone(page);
  await page.getByRole('button', { name: 'العربية' }).click();
  await open(page, 'Ribeye بالعربية');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'T-bone بالعربية');
  await swipe(detail(page), -60);
  await shows(page, 'Ribeye بالعربية');
}
