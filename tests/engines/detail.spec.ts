import { SMALL_MENU } from '../support/sample-menu.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

const ORIGINAL_PICTURE = /^\/content\/images\/dishes\//;

test('§2 Detail: opens, moves on and closes, and focus returns, also where a tap gives no focus', async ({
  visitor,
  engine,
  testProxy,
}) => {
  await visitor.open();
  await preventFocusOnTap(engine);
  await test.step('shows the dish’s details; previous and next wrap around at both ends', async () => {
    await visitor.click('card', 'Ribeye');
    await visitor.sees('dialog', ['Ribeye']);
    const [dialog] = await visitor.see('dialog');
    expect(dialog?.text).toMatch(
      /RiceSaladSauce.*Calories: 720 kcal.*Allergens: Milk, mustard.*149 SR/,
    );
    await visitor.click('button', 'Previous item');
    await visitor.sees('dialog', ['Sirloin']);
    await visitor.click('button', 'Next item');
    await visitor.sees('dialog', ['Ribeye']);
  });
  await test.step('closing it returns focus to its card', async () => {
    await visitor.click('button', 'Close');
    await visitor.sees('dialog', []);
    await expect.poll(() => visitor.focused('card')).toEqual(['Ribeye']);
  });
  await test.step('§4 Modal: Escape and Back close it, Forward opens it again', async () => {
    await visitor.click('card', 'Sirloin');
    await visitor.sees('dialog', ['Sirloin']);
    await engine.press('Escape');
    await visitor.sees('dialog', []);
    await expect.poll(() => visitor.focused('card')).toEqual(['Sirloin']);
    await visitor.goForward();
    await visitor.sees('dialog', ['Sirloin']);
    await visitor.goBack();
    await visitor.sees('dialog', []);
  });
  await test.step('closing the allergens returns focus to their button', async () => {
    await visitor.click('button', 'Allergens');
    await visitor.sees('dialog', ['Allergens']);
    await engine.press('Escape');
    await visitor.sees('dialog', []);
    await expect.poll(() => visitor.focused('button')).toEqual(['Allergens']);
  });
  await test.step('§4 Modal: a dish’s own address opens it over the menu', async () => {
    await visitor.open('?dish=sirloin');
    await visitor.sees('dialog', ['Sirloin']);
    await visitor.click('button', 'Close');
    await visitor.sees('dialog', []);
    await visitor.sees('card', ['Ribeye', 'T-bone', 'Sirloin', 'Tomato soup']);
  });
  await test.step('only pictures in the size they are shown in are fetched', async () => {
    await visitor.click('searchbox', 'Search Menu...');
    await engine.type('tomato');
    await visitor.sees('card', ['Tomato soup']);
    await engine.press('Escape');
    await visitor.click('card', 'Ribeye');
    await visitor.sees('dialog', ['Ribeye']);
    await visitor.click('button', 'Next item');
    await visitor.sees('dialog', ['T-bone']);
    const isLoaded = () =>
      engine.run(() => document.querySelector<HTMLImageElement>('dialog img')?.complete);
    await expect.poll(isLoaded).toBe(true);
    expect(testProxy.requests.filter((path) => ORIGINAL_PICTURE.test(path))).toEqual([]);
    expect(testProxy.requests.filter((path) => path.includes('/_sized/'))).not.toEqual([]);
  });
});

/** Safari gives no focus to a tapped button: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus */
async function preventFocusOnTap(engine: Engine): Promise<void> {
  await engine.run(() => addEventListener('mousedown', (event) => event.preventDefault()));
}
