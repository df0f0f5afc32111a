import type { Locator, Page } from '@playwright/test';
import { SMALL_MENU } from './support/sample-menu.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

test.use({ content: SMALL_MENU, hasTouch: true });

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const picture = (page: Page) => hero(page).getByRole('img');
const showsSlide = async (page: Page, title: string) =>
  expect(picture(page)).toHaveAttribute('alt', title);
const button = (page: Page, name: string): Locator => hero(page).getByRole('button', { name });

/** On a clock that stands still, with the first slide showing. */
async function openOnStillClock(page: Page, language = 'en'): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`/Public-Menu-Access?lang=${language}`);
  await untilTakenOver(page);
  await expect(page.getByRole('img', { name: 'First' })).toBeVisible();
}

test('§2 Hero: a carousel of the hero images; each image’s alt text is the slide title', async ({
  page,
}) => {
  await openOnStillClock(page);
  await expect(hero(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await showsSlide(page, 'First');
  await button(page, 'Next slide').click();
  await showsSlide(page, 'Second');
});

test('§2 Hero: auto-advances every 5 seconds, and goes round', async ({ page }) => {
  await openOnStillClock(page);
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

test('§2 Hero: has previous and next controls that wrap around', async ({ page }) => {
  await openOnStillClock(page);
  await button(page, 'Previous slide').click();
  await showsSlide(page, 'Third');
  await button(page, 'Next slide').click();
  await showsSlide(page, 'First');
});

test('§2 Hero: has slide indicators, each with its own name', async ({ page }) => {
  await openOnStillClock(page);
  await expect(button(page, 'Slide 1 of 3')).toHaveAttribute('aria-current', 'true');
  await button(page, 'Slide 3 of 3').click();
  await showsSlide(page, 'Third');
  await expect(button(page, 'Slide 3 of 3')).toHaveAttribute('aria-current', 'true');
  await expect(button(page, 'Slide 1 of 3')).toHaveAttribute('aria-current', 'false');
});

test('§2 Hero: pauses while hovered', async ({ page }) => {
  await openOnStillClock(page);
  await hero(page).hover({ position: { x: 100, y: 30 } });
  await page.clock.runFor(30_000);
  await showsSlide(page, 'First');
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await showsSlide(page, 'Second');
});

test('§4 Carousel: does not advance mid-transition', async ({ page }) => {
  await openOnStillClock(page);
  // A transition that lasts: no timer may run beside it.
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--motion-slide', '100000ms'),
  );
  await button(page, 'Next slide').click();
  await page.mouse.move(5, 5);
  await button(page, 'Next slide').blur();
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

test('§2 Hero: supports keyboard arrow keys', async ({ page }) => {
  await openOnStillClock(page);
  await button(page, 'Next slide').focus();
  await page.keyboard.press('ArrowRight');
  await showsSlide(page, 'Second');
  await page.keyboard.press('ArrowLeft');
  await showsSlide(page, 'First');
});

test('§2 Hero: pauses while the keyboard is inside it', async ({ page }) => {
  await openOnStillClock(page);
  await page.keyboard.press('Tab');
  await button(page, 'Next slide').focus();
  await page.clock.runFor(30_000);
  await showsSlide(page, 'First');
});

for (const { across, down, title, why } of [
  { across: -41, down: 0, title: 'Second', why: '41 px to the left shows the next' },
  { across: 41, down: 0, title: 'Third', why: '41 px to the right shows the previous' },
  { across: -40, down: 0, title: 'First', why: 'exactly 40 px does nothing' },
  { across: -60, down: 80, title: 'First', why: 'a mostly vertical one does nothing' },
]) {
  test(`§2 Hero: supports touch swipes longer than 40 px: ${why}`, async ({ page }) => {
    await openOnStillClock(page);
    await swipe(hero(page), across, down);
    await showsSlide(page, title);
  });
}

test('§2 Hero: a pause button stops it, and starts it again', async ({ page }) => {
  await openOnStillClock(page);
  await button(page, 'Pause').click();
  await page.mouse.move(5, 5);
  await button(page, 'Play').blur();
  await page.clock.runFor(30_000);
  await showsSlide(page, 'First');
  await button(page, 'Play').click();
  await page.mouse.move(5, 5);
  await button(page, 'Pause').blur();
  await page.clock.runFor(5000);
  await showsSlide(page, 'Second');
});

test('§2 Hero: in Arabic it is mirrored: keys and swipes follow the reading direction', async ({
  page,
}) => {
  await openOnStillClock(page, 'ar');
  const region = page.getByRole('region', { name: 'أبرز الأطباق' });
  const shows = (title: string) => expect(region.getByRole('img')).toHaveAttribute('alt', title);
  const next = region.getByRole('button', { name: 'الشريحة التالية' });
  const previous = region.getByRole('button', { name: 'الشريحة السابقة' });
  expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
  await next.focus();
  await page.keyboard.press('ArrowLeft');
  await shows('Second');
  await swipe(region, 60);
  await shows('Third');
  await swipe(region, -60);
  await shows('Second');
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§2 Hero: with reduced motion it neither advances by itself nor slides', async ({
    page,
  }) => {
    await openOnStillClock(page);
    await page.clock.runFor(30_000);
    await showsSlide(page, 'First');
    await button(page, 'Next slide').click();
    await showsSlide(page, 'Second');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

async function isStill(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[data-state="leaving"]').length))
    .toBe(0);
}
