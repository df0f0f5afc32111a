import { CATEGORY_SCROLL_OFFSET_PX } from '../../src/domain/constants.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';

const rowHeights = (engine: Engine) =>
  engine.run(() =>
    [...document.querySelectorAll('article')].map((row) => row.getBoundingClientRect().height),
  );

test('The list: lines of 44 px in the first frame, a switch keeps the dish in view, a row opens its dish', async ({
  visitor,
  engine,
}) => {
  await visitor.load('?view=list');
  const heights = await rowHeights(engine);
  expect(heights).toHaveLength(63);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(Math.max(...heights)).toBeLessThanOrEqual(46);

  await visitor.untilHydrated();
  await visitor.click('category', 'Desserts');
  await expect.poll(() => visitor.topOf('Desserts')).toBe(CATEGORY_SCROLL_OFFSET_PX);
  for (const view of ['Pictures', 'List']) {
    await visitor.click('button', view);
    await expect.poll(async () => Math.abs(await visitor.topOf('Desserts'))).toBeLessThan(400);
  }
  await visitor.click('card', 'Berry Cheesecake');
  await expect.poll(() => visitor.names('dialog')).toEqual(['Berry Cheesecake']);
});
