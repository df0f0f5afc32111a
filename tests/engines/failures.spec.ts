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
