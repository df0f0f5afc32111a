import { backToFirst, hero, heroButton, openWithPausedClock, showsSlide } from '../support/hero.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';
import { swipe } from '../support/touch.ts';

test.use({ content: SMALL_MENU, hasTouch: true });

test('§2 Hero: responds to buttons, keys and swipes', async ({ page }) => {
  await openWithPausedClock(page);

  await test.step('a carousel of the hero images; each image’s alt text is the slide title', async () => {
    await expect(hero(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await showsSlide(page, 'First');
    await heroButton(page, 'Next slide').click();
    await showsSlide(page, 'Second');
  });

  await test.step('is dark in either palette: light words and controls on dark shade', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const words = hero(page).locator('p', { hasText: 'Second' });
      const colours = await words.evaluate((title) => [
        getComputedStyle(title).color,
        getComputedStyle(title.parentElement ?? title).backgroundImage,
      ]);
      expect(colours[0], colorScheme).toBe('rgb(250, 246, 240)');
      expect(colours[1], colorScheme).toContain('rgba(19, 16, 13, 0.94)');
      await expect(heroButton(page, 'Next slide')).toHaveCSS('color', 'rgb(250, 246, 240)');
    }
    await page.emulateMedia({ colorScheme: null });
  });

  await test.step('has previous and next controls that wrap around', async () => {
    await backToFirst(page);
    await heroButton(page, 'Previous slide').click();
    await showsSlide(page, 'Third');
    await heroButton(page, 'Next slide').click();
    await showsSlide(page, 'First');
  });

  await test.step('has slide indicators, each with its own name', async () => {
    await backToFirst(page);
    await expect(heroButton(page, 'Slide 1 of 3')).toHaveAttribute('aria-current', 'true');
    await heroButton(page, 'Slide 3 of 3').click();
    await showsSlide(page, 'Third');
    await expect(heroButton(page, 'Slide 3 of 3')).toHaveAttribute('aria-current', 'true');
    await expect(heroButton(page, 'Slide 1 of 3')).toHaveAttribute('aria-current', 'false');
  });

  await test.step('supports keyboard arrow keys', async () => {
    await backToFirst(page);
    await heroButton(page, 'Next slide').focus();
    await page.keyboard.press('ArrowRight');
    await showsSlide(page, 'Second');
    await page.keyboard.press('ArrowLeft');
    await showsSlide(page, 'First');
  });

  await test.step('leaves a zoomed page to the browser, and can be zoomed itself', async () => {
    await backToFirst(page);
    await expect(hero(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'scale', { value: 2, configurable: true });
    });
    await swipe(hero(page), -60);
    await showsSlide(page, 'First');
    await page.evaluate(() => Reflect.deleteProperty(window.visualViewport ?? {}, 'scale'));
  });

  for (const { across, down, title, why } of [
    { across: -41, down: 0, title: 'Second', why: '41 px to the left shows the next' },
    { across: 41, down: 0, title: 'Third', why: '41 px to the right shows the previous' },
    { across: -40, down: 0, title: 'First', why: 'exactly 40 px does nothing' },
    { across: -60, down: 80, title: 'First', why: 'a mostly vertical one does nothing' },
  ]) {
    await test.step(`supports touch swipes longer than 40 px: ${why}`, async () => {
      await backToFirst(page);
      await swipe(hero(page), across, down);
      await showsSlide(page, title);
    });
  }

  await test.step('in Arabic it is mirrored: keys and swipes follow the reading direction', async () => {
    await backToFirst(page);
    await switchWholeMenu(page, 'ar');
    const region = page.getByRole('region', { name: 'أبرز الأطباق' });
    const shows = (title: string) => expect(region.getByRole('img')).toHaveAttribute('alt', title);
    const next = region.getByRole('button', { name: 'الصورة التالية' });
    const previous = region.getByRole('button', { name: 'الصورة السابقة' });
    expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
    await next.focus();
    await page.keyboard.press('ArrowLeft');
    await shows('Second');
    await swipe(region, 60);
    await shows('Third');
    await swipe(region, -60);
    await shows('Second');
  });
});
