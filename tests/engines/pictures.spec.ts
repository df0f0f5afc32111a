import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

const ORIGINAL = /^\/content\/images\/dishes\//;

test('only pictures in the size they are shown in are fetched', async ({
  visitor,
  engine,
  testProxy,
}) => {
  await visitor.open();
  const [first = ''] = await visitor.names('card');
  await visitor.click('searchbox', 'Search Menu...');
  await engine.type('tomato');
  await expect.poll(async () => (await visitor.names('card')).includes(first)).toBe(false);
  await expect
    .poll(() => engine.run(() => [...document.images].filter((i) => i.complete).length))
    .toBeGreaterThan(2);
  await engine.press('Escape');
  await visitor.click('card', first);
  await visitor.sees('dialog', [first]);
  await visitor.click('button', 'Next item');
  await expect.poll(() => visitor.names('dialog')).not.toEqual([first]);
  await expect
    .poll(() => engine.run(() => document.querySelector<HTMLImageElement>('dialog img')?.complete))
    .toBe(true);
  expect(testProxy.requests.filter((path) => ORIGINAL.test(path))).toEqual([]);
  expect(testProxy.requests.filter((path) => path.includes('/_sized/'))).not.toEqual([]);
});
