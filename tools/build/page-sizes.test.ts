import { expect, test } from 'vitest';
import { measurePage } from './page-sizes.ts';

const KB = 1000;

test('the page stays within its budget: 75 KB of JS and 8 KB of CSS, in brotli', async () => {
  const { js, css } = await measurePage('dist');
  expect(js).toBeGreaterThan(0);
  expect(js).toBeLessThanOrEqual(75 * KB);
  expect(css).toBeLessThanOrEqual(8 * KB);
});
