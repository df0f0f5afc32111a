import type { Page } from '@playwright/test';
import { arriveEmpty } from '../support/arrive-empty.ts';
import { hero, heroButton, openWithPausedClock, showsSlide } from '../support/hero.ts';
import { holdBack } from '../support/hold-back.ts';
import { SMALL_MENU, slide, THREE_SLIDES } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    commits: number;
  }
}

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

test.describe('with two pictures', () => {
  const TWO_PICTURES = [
    slide('a', 'First'),
    slide('b', 'Second', { imageUrl: 'images/hero/burger.webp' }),
  ];
  test.use({ content: { ...SMALL_MENU, SHAdminHero: TWO_PICTURES } });

  test('a later picture that loads renders nothing again', async ({ page }) => {
    await page.addInitScript(countCommits);
    const releasePicture = await holdBack(page, /burger\.webp/);
    await openWithPausedClock(page);
    const isRequested = page.waitForRequest(/burger\.webp/);
    await page.clock.runFor(2000);
    await isRequested;
    const before = await page.evaluate(() => window.commits);
    await releasePicture();
    const picture = hero(page).locator('img').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    expect(before).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.commits)).toBe(before);
  });

  test('slides whose words change keep their pictures', async ({ page, site }) => {
    const [first, second] = TWO_PICTURES;
    const releaseSlides = await holdBack(page, '**/SHAdminHero.json');
    await page.clock.install();
    await page.goto('/Public-Menu-Access');
    const picture = await page.getByRole('img', { name: 'First' }).elementHandle();
    await site.writeCollection('SHAdminHero', [{ ...first, title: 'Tonight' }, second]);
    await releaseSlides();
    await expect(page.getByRole('img', { name: 'Tonight' })).toBeVisible();
    expect(await picture?.evaluate((image) => image.isConnected)).toBe(true);
    await page.clock.fastForward(10_000);
    await heroButton(page, 'Slide 2 of 2').click();
    await showsSlide(page, 'Second');
  });
});

/** React tells the developer tools of every commit. */
function countCommits(): void {
  window.commits = 0;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        window.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    },
  });
}
