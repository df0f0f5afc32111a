import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what settles in time is passed on, and its timer is cleared', async () => {
  await expect(withTimeout('a read', async () => 'value')).resolves.toBe('value');
  await expect(withTimeout('a read', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('what hangs rejects with its name after 10 s and is aborted', async () => {
  let signal: AbortSignal | undefined;
  const hanging = withTimeout('reading the menu', (given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const outcome = expect(hanging).rejects.toThrow('reading the menu: no answer in 10000 ms');
  await vi.advanceTimersByTimeAsync(9999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(signal?.aborted).toBe(true);
});
