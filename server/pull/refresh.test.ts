import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRefreshing } from './refresh.ts';

const RESULT = { isNew: false, documents: 0, pictures: 0, fetched: 0, changes: '', problems: [] };

const pull = vi.fn<(checksPictures: boolean) => Promise<typeof RESULT>>();
const onPull = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  // The middle of every random range.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  pull.mockResolvedValue(RESULT);
});
afterEach(() => vi.useRealTimers());

const start = (wasJustPulled: boolean, everySeconds = 60) =>
  startRefreshing({ pull, everySeconds, wasJustPulled, onPull, onFailure });

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('after a first pull the next one follows within the interval, then one per interval', async () => {
  start(true);
  await pass(29);
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

test.each([
  { drawn: 0, after: 54 },
  { drawn: 1, after: 66 },
])('the interval is randomised: $after s', async ({ drawn, after }) => {
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  start(false);
  await pass(0);
  await pass(after - 0.1);
  expect(pull).toHaveBeenCalledTimes(1);
  await pass(0.2);
  expect(pull).toHaveBeenCalledTimes(2);
});

test('a failing database is retried with exponential backoff, up to 15 minutes', async () => {
  pull.mockRejectedValue(new Error('unreachable'));
  start(false);
  await pass(0);
  for (const [asked, seconds] of [120, 240, 480, 900, 900].entries()) {
    await pass(seconds - 1);
    expect(pull).toHaveBeenCalledTimes(asked + 1);
    await pass(1);
    expect(pull).toHaveBeenCalledTimes(asked + 2);
  }
  pull.mockResolvedValue(RESULT);
  await pass(900);
  expect(onPull).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(onPull).toHaveBeenCalledTimes(2);
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
