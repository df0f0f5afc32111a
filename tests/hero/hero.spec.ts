import type { Page } from '@playwright/test';
import {
  backToFirst,
  hero,
  heroButton,
  isStill,
  openWithPausedClock,
  showsSlide,
} from '../support/hero.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SMALL_MENU });

test('§2 Hero: advances by itself unless paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithPausedClock(page);

  await test.step('with reduced motion it neither advances by itself nor slides', async () => {
    await page.clock.runFor(30_000);
    await showsSlide(page, 'First');
    await heroButton(page, 'Next slide').click();
    await showsSlide(page, 'Second');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(heroButton(page, 'Pause')).toBeVisible();
  await backToFirst(page);

  await test.step('auto-advances every 5 seconds, and wraps around', async () => {
    await page.clock.runFor(4900);
    await showsSlide(page, 'First');
    await page.clock.runFor(200);
    await showsSlide(page, 'Second');
    for (const title of ['Third', 'First']) {
      await isStill(page);
      await page.clock.runFor(5000);
      await showsSlide(page, title);
    }
  });

  await checkPauses(page);

  await test.step('§4 Carousel: does not advance mid-transition', async () => {
    await backToFirst(page);
    // A long transition: no timer may run during it.
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--motion-slide', '100000ms'),
    );
    await heroButton(page, 'Next slide').click();
    await page.mouse.move(5, 5);
    await heroButton(page, 'Next slide').blur();
    await showsSlide(page, 'Second');
    await page.clock.runFor(30_000);
    await showsSlide(page, 'Second');
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await isStill(page);
    await page.clock.runFor(5000);
    await showsSlide(page, 'Third');
  });
});

async function checkPauses(page: Page): Promise<void> {
  await test.step('pauses while hovered', async () => {
    await backToFirst(page);
    await hero(page).hover({ position: { x: 100, y: 30 } });
    await page.clock.runFor(30_000);
    await showsSlide(page, 'First');
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    await showsSlide(page, 'Second');
  });

  await test.step('pauses while it has keyboard focus', async () => {
    await backToFirst(page);
    await page.keyboard.press('Tab');
    await heroButton(page, 'Next slide').focus();
    await page.clock.runFor(30_000);
    await showsSlide(page, 'First');
  });

  await test.step('pauses while its tab is hidden', async () => {
    const setVisibility = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await backToFirst(page);
    await setVisibility('hidden');
    await page.clock.runFor(30_000);
    await showsSlide(page, 'First');
    await setVisibility('visible');
    await page.clock.runFor(5000);
    await showsSlide(page, 'Second');
  });

  await test.step('a pause button stops it, and starts it again', async () => {
    await backToFirst(page);
    await heroButton(page, 'Pause').click();
    await page.mouse.move(5, 5);
    await heroButton(page, 'Play').blur();
    await page.clock.runFor(30_000);
    await showsSlide(page, 'First');
    await heroButton(page, 'Play').click();
    await page.mouse.move(5, 5);
    await heroButton(page, 'Pause').blur();
    await page.clock.runFor(5000);
    await showsSlide(page, 'Second');
  });
}
