import type { Page } from '@playwright/test';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { hero } from '../support/hero.ts';
import { SMALL_MENU, slide, THREE_SLIDES } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

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

async function expectNoHero(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(hero(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
  const search = await page.getByRole('searchbox').boundingBox();
  expect(search?.y).toBeLessThan(200);
}

test.describe('no slides', () => {
  test.use({ content: { ...SMALL_MENU, SHAdminHero: [] } });

  test('§8 Hero: with no slides the hero is left out', ({ menuPage }) => expectNoHero(menuPage));
});

test('§8 Hero: with unreadable slides the hero is left out', async ({ page }) => {
  await arriveEmpty(page);
  await page.route('**/SHAdminHero.json', (route) => route.fulfill({ body: '{' }));
  await page.goto('/Public-Menu-Access');
  await expectNoHero(page);
});

test.describe('with Arabic text', () => {
  test.use({
    content: {
      ...SMALL_MENU,
      SHAdminHero: [
        slide('both', 'Steak night', {
          titleAr: 'ليلة الستيك',
          description: 'Every Thursday',
          descriptionAr: 'كل خميس',
        }),
        slide('english', 'Coffee and dates', { description: 'From the dallah' }),
      ],
    },
  });

  test('§3 Hero slide: shows its text in the page’s language', async ({ menuPage }) => {
    await test.step('in English its Arabic text is not shown', async () => {
      await expect(hero(menuPage).getByRole('img')).toHaveAttribute('alt', 'Steak night');
      await expect(menuPage.getByText('Every Thursday')).toBeVisible();
      await expect(menuPage.getByText('كل خميس')).toHaveCount(0);
    });

    await switchWholeMenu(menuPage, 'ar');

    await test.step('in Arabic its Arabic text, or else the English text with lang="en"', async () => {
      const region = menuPage.getByRole('region', { name: 'أبرز الأطباق' });
      await expect(region.getByRole('img')).toHaveAttribute('alt', 'ليلة الستيك');
      await expect(region.getByText('كل خميس')).toBeVisible();
      await region.getByRole('button', { name: 'الصورة التالية' }).click();
      const picture = region.getByRole('img', { name: 'Coffee and dates' });
      await expect(picture).toHaveAttribute('lang', 'en');
      for (const text of ['Coffee and dates', 'From the dallah']) {
        await expect(region.getByText(text)).toBeVisible();
        await expect(region.locator('p', { hasText: text })).toHaveAttribute('lang', 'en');
      }
    });
  });
});
