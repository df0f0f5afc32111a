import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** How long the picture takes on its way between card and sheet, as it sets out; nothing where it does not. */
async function watchJourneys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const journeys: unknown[] = [];
    Object.assign(window, { journeys });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...asked) => {
      const journey = start(...asked);
      journey.ready.then(() => {
        const group = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(dish-picture)');
        journeys.push(group?.getTiming().duration);
      });
      return journey;
    };
  });
}

const journeys = (page: Page) => page.evaluate(() => Reflect.get(window, 'journeys'));
const title = (page: Page, position: number) =>
  page.getByRole('article').nth(position).getByRole('button');

test('The picture travels from the card to the sheet and back, in 300 ms each', async ({
  page,
}) => {
  await watchJourneys(page);
  await page.goto('/Public-Menu-Access');
  await title(page, 0).click();
  await expect.poll(() => journeys(page)).toEqual([300]);
  await page.keyboard.press('Escape');
  await expect.poll(() => journeys(page)).toEqual([300, 300]);
});

test('Who opens another dish while the picture of the last one is on its way back disturbs neither', async ({
  page,
}) => {
  await watchJourneys(page);
  await page.goto('/Public-Menu-Access');
  for (const position of [0, 1, 0, 1]) {
    await title(page, position).click({ force: true });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.locator('article[data-picture-transition]')).toHaveCount(0);
  expect((await journeys(page)).length).toBeGreaterThan(4);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('With reduced motion it does not travel', async ({ page }) => {
    await watchJourneys(page);
    await page.goto('/Public-Menu-Access');
    await title(page, 0).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await journeys(page)).toEqual([]);
  });
});
