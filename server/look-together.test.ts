import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lookTogether } from './look-together.ts';

test('those who ask at once share a look, and who asks after it began has another', async () => {
  let looks = 0;
  const look = lookTogether(async (subject) => {
    looks += 1;
    const seen = `${subject} ${looks}`;
    await setImmediate();
    return seen;
  });
  const first = [look('a'), look('a')];
  const other = look('b');
  await setImmediate();
  const later = look('a');
  expect(await Promise.all([...first, other, later])).toEqual(['a 1', 'a 1', 'b 2', 'a 3']);
});
