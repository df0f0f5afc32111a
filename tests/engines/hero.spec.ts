import { SMALL_MENU } from '../support/sample-menu.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

/** The slides are a live region only while the carousel is paused. */
const isPaused = (engine: Engine) =>
  engine.run(() => document.querySelector('[data-step]')?.getAttribute('aria-live') === 'polite');

test('§2 Hero: advances by itself, by its buttons, indicators and keys, and pauses', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  await test.step('advances by itself', () => visitor.sees('slide', ['Second']));
  await test.step('previous and next go round, and indicators lead to their slide', async () => {
    await visitor.click('button', 'Slide 1 of 3');
    await visitor.sees('slide', ['First']);
    await visitor.click('button', 'Previous slide');
    await visitor.sees('slide', ['Third']);
    await visitor.click('button', 'Next slide');
    await visitor.sees('slide', ['First']);
  });
  await test.step('pauses while hovered, though the icon under the mouse is replaced', async () => {
    await visitor.hover('searchbox', 'Search Menu...');
    await expect.poll(() => isPaused(engine)).toBe(false);
    await visitor.click('button', 'Pause');
    await expect.poll(() => isPaused(engine)).toBe(true);
    const paused = await visitor.names('slide');
    await visitor.click('button', 'Play');
    await visitor.sees('slide', paused);
    expect(await isPaused(engine)).toBe(true);
    await visitor.hover('searchbox', 'Search Menu...');
    await expect.poll(() => isPaused(engine)).toBe(false);
  });
  await test.step('arrow keys follow the reading direction', async () => {
    await visitor.click('button', 'Slide 1 of 3');
    await visitor.sees('slide', ['First']);
    await engine.press('ArrowRight');
    await visitor.sees('slide', ['Second']);
    await visitor.click('button', 'العربية');
    await expect.poll(() => visitor.language()).toBe('ar rtl');
    // Whatever it has advanced to while the mouse was outside.
    await visitor.click('button', 'الصورة 1 من 3');
    await visitor.sees('slide', ['First']);
    await engine.press('ArrowLeft');
    await visitor.sees('slide', ['Second']);
    await engine.press('ArrowRight');
    await visitor.sees('slide', ['First']);
  });
});
