import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

test('§8 a failure has its exact words, and “Try again” recovers', async ({
  visitor,
  testProxy,
}) => {
  testProxy.serveEmptyPage();
  const recover = testProxy.spoil(/SteakHouseMenu\.json$/);
  await visitor.load();
  await expect
    .poll(async () => (await visitor.see('alert')).map(({ text }) => text))
    .toEqual(['Failed to fetch menu items']);
  recover();
  await visitor.click('button', 'Try again');
  await visitor.sees('card', ['Ribeye', 'T-bone', 'Sirloin', 'Tomato soup']);
});

test('leaving the page while the menu is read again is no failure', async ({
  visitor,
  engine,
  testProxy,
}) => {
  const release = testProxy.delay(/content\/.*\.json$/);
  await visitor.open();
  await expect
    .poll(() => testProxy.requests.filter((path) => path.endsWith('.json')).length)
    .toBeGreaterThan(1);
  await engine.run(() => {
    console.warn = (...words) => {
      const text = words.join(' ');
      if (/fetch|slides/.test(text)) navigator.sendBeacon('/error', text);
    };
  });
  await engine.reload();
  release();
  await visitor.untilHydrated();
  expect(testProxy.errors).toEqual([]);
});
