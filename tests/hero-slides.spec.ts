import type { Page } from '@playwright/test';
import { SMALL_MENU, slide, THREE_SLIDES } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });

test.describe('with bad slides', () => {
  test.use({
    content: {
      ...SMALL_MENU,
      SHAdminHero: [
        slide('gone', 'Gone', { imageUrl: 'images/hero/nope.webp' }),
        slide('none', 'None', { imageUrl: '' }),
        ...THREE_SLIDES.slice(0, 2),
      ],
    },
  });

  test('§8 Hero: a slide without an address or whose image is missing is left out', async ({
    menuPage,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/nope\.webp/, /status of 404/);
    await expect(hero(menuPage).getByRole('img')).toHaveAttribute('alt', 'First');
    await expect(hero(menuPage).getByRole('button', { name: /^Slide/ })).toHaveCount(2);
  });
});

for (const { why, slides } of [
  { why: 'no slides', slides: [] },
  { why: 'slides that cannot be read', slides: '{' },
]) {
  test.describe(why, () => {
    test.use({ content: { ...SMALL_MENU, SHAdminHero: slides } });

    test(`§8 Hero: with ${why} the hero is left out and the menu stands alone`, async ({
      menuPage,
    }) => {
      await expect(menuPage.getByRole('article').first()).toBeVisible();
      await expect(hero(menuPage)).toHaveCount(0);
      await expect(menuPage.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      const search = await menuPage.getByRole('searchbox').boundingBox();
      expect(search?.y).toBeLessThan(200);
    });
  });
}
