import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.describe('broken content', () => {
  test.use({ content: { ...SMALL_MENU, SteakHouseMenu: 'no JSON' } });

  test('§8 a failure has its exact words, and “Try again” recovers', async ({ visitor, site }) => {
    await visitor.load();
    await expect
      .poll(async () => (await visitor.see('alert')).map(({ text }) => text))
      .toEqual(['Failed to fetch menu items']);
    await site.setContent(SMALL_MENU);
    await visitor.click('button', 'Try again');
    await visitor.sees('card', ['Ribeye', 'T-bone', 'Sirloin', 'Tomato soup']);
  });
});
