import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/menu/language.ts';
import { messages } from '../src/messages/messages.ts';
import { SMALL_MENU, slide, THREE_SLIDES } from './support/sample-menu.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { sumOf, watchShifts } from './support/watch-shifts.ts';

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

test.describe('with words in Arabic', () => {
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

  test('§3 Hero slide: in Arabic its Arabic words; without them the English ones, marked as English', async ({
    page,
  }) => {
    await page.goto('/Public-Menu-Access?lang=ar');
    await untilTakenOver(page);
    const region = page.getByRole('region', { name: 'أبرز الأطباق' });
    await expect(region.getByRole('img')).toHaveAttribute('alt', 'ليلة الستيك');
    await expect(region.getByText('كل خميس')).toBeVisible();
    await region.getByRole('button', { name: 'الشريحة التالية' }).click();
    const picture = region.getByRole('img', { name: 'Coffee and dates' });
    await expect(picture).toHaveAttribute('lang', 'en');
    for (const text of ['Coffee and dates', 'From the dallah']) {
      await expect(region.getByText(text)).toBeVisible();
      await expect(region.locator('p', { hasText: text })).toHaveAttribute('lang', 'en');
    }
  });

  test('§3 Hero slide: in English its Arabic words are not shown', async ({ menuPage }) => {
    await expect(hero(menuPage).getByRole('img')).toHaveAttribute('alt', 'Steak night');
    await expect(menuPage.getByText('Every Thursday')).toBeVisible();
    await expect(menuPage.getByText('كل خميس')).toHaveCount(0);
  });
});

for (const language of LANGUAGES) {
  test(`§9 Hero: a slide that comes moves nothing of the page (${language})`, async ({ page }) => {
    const shiftsOf = await watchShifts(page);
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await untilTakenOver(page);
    const region = page.getByRole('region', { name: messages[language].highlights });
    const before = sumOf(await shiftsOf());
    await region.getByRole('button', { name: messages[language].nextSlide }).click();
    await expect(region.locator('[data-state="entering"], [data-state="leaving"]')).toHaveCount(0);
    const shifts = await shiftsOf();
    expect(sumOf(shifts) - before, JSON.stringify(shifts)).toBeLessThan(0.01);
  });
}
