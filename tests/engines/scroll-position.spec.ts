import { LONG_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: LONG_MENU });

test('§4 Active category: follows the scrolling, and a tap on one goes to its section, 40 px off the top', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  await expect.poll(() => visitor.current('category')).toEqual(['Category 1']);
  await engine.run(() => document.getElementById('category-6')?.scrollIntoView());
  await expect.poll(() => visitor.current('category')).toEqual(['Category 6']);
  await visitor.click('category', 'Category 4');
  await expect.poll(() => visitor.topOf('Category 4')).toBe(40);
  await expect.poll(() => visitor.current('category')).toEqual(['Category 4']);
});

test('a link to a category scrolls to it', async ({ visitor }) => {
  await visitor.open('#category-5');
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
});

test('a reload in the middle of the menu keeps the scroll position', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  await visitor.click('category', 'Category 5');
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
  await engine.reload();
  await visitor.untilHydrated();
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
});

test('the scroll position is restored when a page from the back-forward cache shows its top', async ({
  visitor,
  engine,
  testProxy,
}) => {
  testProxy.serveEmptyPage();
  await visitor.open();
  await visitor.click('category', 'Category 5');
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
  // Safari does this when a page restores its scroll position itself.
  await engine.run(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
});
