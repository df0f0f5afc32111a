import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PullOptions, PullResult } from './pull-content.ts';
import { createPulledSource } from './refresh.ts';

const RESULT = { isNew: false, documents: 0, pictures: 0, fetched: 0, changes: '', problems: [] };

const pull = vi.fn<(options?: PullOptions) => Promise<PullResult>>();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  pull.mockResolvedValue(RESULT);
});
afterEach(() => vi.useRealTimers());

function start(secondsAgo = 90) {
  const source = createPulledSource(pull, 60, secondsAgo);
  source.start();
  return source;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('content from the disk is refreshed at once, then at every interval', async () => {
  const source = start();
  expect(source.age()).toBe(90);
  await pass(0);
  expect(pull).toHaveBeenCalledTimes(1);
  expect(source.age()).toBe(0);
  await pass(59);
  expect(pull).toHaveBeenCalledTimes(1);
  expect(source.age()).toBe(59);
  await pass(1);
  expect(pull).toHaveBeenCalledTimes(2);
});

test('content that was just read is refreshed when the interval is over', async () => {
  start(0);
  await pass(59);
  expect(pull).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(pull).toHaveBeenCalledTimes(1);
});

test('a failing database is tried again at each interval, so its return shows at once', async () => {
  pull.mockRejectedValue(new Error('unreachable'));
  const source = start();
  await pass(600);
  expect(pull).toHaveBeenCalledTimes(11);
  expect(source.age()).toBe(690);
  expect(source.lastError()).toMatchObject({ message: 'unreachable' });
  pull.mockResolvedValue(RESULT);
  await pass(60);
  expect(source.age()).toBe(0);
});

test('pictures are checked at the start and every ten minutes, also if the clock is set back', async () => {
  start();
  await pass(300);
  vi.setSystemTime(0);
  await pass(360);
  const checks = pull.mock.calls.map(([options]) => options?.checksPictures);
  expect(checks).toEqual([true, ...Array(9).fill(false), true, false]);
});

test('once stopped, nothing is pulled or reported', async () => {
  const finish: (() => void)[] = [];
  pull.mockImplementation(
    () => new Promise((_, reject) => finish.push(() => reject(new Error('late')))),
  );
  const source = start();
  await pass(0);
  source.stop();
  for (const end of finish) end();
  await pass(3600);
  expect(pull).toHaveBeenCalledTimes(1);
  expect(source.lastError()).toBe(undefined);
});
