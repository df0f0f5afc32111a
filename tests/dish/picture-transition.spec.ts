import type { Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

interface Transitions {
  started: number;
  /** Of the picture's animation, in ms, for each transition that was not replaced by the next. */
  durations: unknown[];
}

async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const transitions: Transitions = { started: 0, durations: [] };
    Object.assign(window, { transitions });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...callback) => {
      transitions.started += 1;
      const transition = start(...callback);
      const record = () => {
        const picture = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(dish-picture)');
        transitions.durations.push(picture?.getTiming().duration);
      };
      // `ready` rejects when the next transition starts before this one has been captured.
      transition.ready.then(record, () => undefined);
      return transition;
    };
  });
}

const transitions = (page: Page): Promise<Transitions> =>
  page.evaluate(() => Reflect.get(window, 'transitions'));

const title = (page: Page, position: number) => openButton(page.getByRole('article').nth(position));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('The picture moves from the card to the sheet and back, in 300 ms each; not with reduced motion', async ({
  page,
}) => {
  await watchTransitions(page);
  await page.goto('/Public-Menu-Access');
  await title(page, 0).click();
  await expect.poll(() => transitions(page)).toEqual({ started: 1, durations: [300] });
  await page.keyboard.press('Escape');
  await expect.poll(() => transitions(page)).toEqual({ started: 2, durations: [300, 300] });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await title(page, 0).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await transitions(page)).started).toBe(2);
});

test('Opening another dish during the closing transition disturbs neither', async ({ page }) => {
  await watchTransitions(page);
  await page.goto('/Public-Menu-Access');
  for (const position of [0, 1, 0, 1]) {
    await title(page, position).click({ force: true });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(
    page.locator('html[data-dish-transition], article[data-picture-transition]'),
  ).toHaveCount(0);
  // The last one is not replaced.
  await expect.poll(async () => (await transitions(page)).durations.at(-1)).toBe(300);
  expect((await transitions(page)).started).toBe(8);
});

test('A tap while the browser prepares the transition is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) =>
      start(async () => {
        if (typeof update === 'function') await update();
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
  });
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);
  await page.locator('article').nth(1).scrollIntoViewIfNeeded();
  const box = await page.locator('article').nth(1).boundingBox();
  await page.evaluate(() => document.querySelector<HTMLElement>('article h3 button')?.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog')).toBeVisible();
});
