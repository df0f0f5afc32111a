import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRefreshing } from './refresh.ts';

const RESULT = { isNew: false, documents: 0, pictures: 0, fetched: 0, changes: '', problems: [] };

const pull = vi.fn<(checksPictures: boolean) => Promise<typeof RESULT>>();
const onPull = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  pull.mockResolvedValue(RESULT);
});
afterEach(() => vi.useRealTimers());

const start = (wasJustPulled: boolean, everySeconds = 60) =>
  startRefreshing({ pull, everySeconds, wasJustPulled, onPull, onFailure });

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('after a first pull the next one follows after the interval, then one per interval', async () => {
  start(true);
  await pass(59);
  expect(pull).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(pull).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(pull).toHaveBeenCalledTimes(2);
  expect(onPull).toHaveBeenLastCalledWith(RESULT);
});

test('content from the disk is refreshed at once', async () => {
  start(false);
  await pass(0);
  expect(pull).toHaveBeenCalledTimes(1);
});

test('a failing database is tried again at each interval, so its return shows at once', async () => {
  pull.mockRejectedValue(new Error('unreachable'));
  start(false);
  await pass(600);
  expect(onFailure).toHaveBeenCalledTimes(11);
  pull.mockResolvedValue(RESULT);
  await pass(60);
  expect(onPull).toHaveBeenCalledTimes(1);
});

test('pictures are checked at the start and every ten minutes, also if the clock is set back', async () => {
  start(false);
  await pass(300);
  vi.setSystemTime(0);
  await pass(360);
  const checks = pull.mock.calls.map(([checksPictures]) => checksPictures);
  expect(checks).toEqual([true, ...Array(9).fill(false), true, false]);
});

test('once stopped, nothing is pulled or reported', async () => {
  const finish: (() => void)[] = [];
  pull.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(RESULT))));
  const refreshing = start(false);
  await pass(0);
  refreshing.stop();
  for (const end of finish) end();
  await pass(3600);
  expect(pull).toHaveBeenCalledTimes(1);
  expect(onPull).not.toHaveBeenCalled();
});
