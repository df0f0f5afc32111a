import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onceATurn } from './once-a-turn.ts';

test('those who ask at once share a look, and who asks in another turn has another', async () => {
  let looks = 0;
  const look = onceATurn((subject) => {
    looks += 1;
    return subject === 'nothing' ? undefined : `${subject} ${looks}`;
  });
  expect([look('a'), look('b'), look('a')]).toEqual(['a 1', 'b 2', 'a 1']);
  await Promise.resolve();
  expect(look('b')).toBe('b 2');
  await setImmediate();
  expect([look('a'), look('nothing'), look('nothing')]).toEqual(['a 3', undefined, undefined]);
  expect(looks).toBe(4);
});
