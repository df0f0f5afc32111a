import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { createInlineAssets } from './app.ts';

test.each([
  { why: 'the specification’s', lunch: undefined, hours: /\[0,1,2,3,4\].*\b11\b.*\b18\b/ },
  {
    why: 'the brand’s own',
    lunch: { days: [5, 6], fromHour: 12, untilHour: 16 },
    hours: /\[5,6\].*\b12\b.*\b16\b/,
  },
])('the script in the head knows when lunch is: $why', async ({ lunch, hours }) => {
  const { firstFrame } = await createInlineAssets({ ...brand, ...(lunch && { lunch }) }, false);
  expect(firstFrame.head).toMatch(hours);
});
