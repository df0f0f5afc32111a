import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Menu } from '../../content/page-content.ts';
import { followMenu } from './follow-menu.ts';

const fresh: Menu = { sections: [], isStoredCopy: false };
const stored: Menu = { sections: [], isStoredCopy: true };

const told = { onRead: vi.fn(), onFailed: vi.fn() };
const readAgain = vi.fn<() => Promise<Menu>>();
let network: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  network = new EventTarget();
  vi.stubGlobal('window', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const comeOnline = () => network.dispatchEvent(new Event('online'));

test('a menu that was read stays when the network comes back', async () => {
  followMenu(Promise.resolve(fresh), readAgain, told);
  await settle();
  expect(told.onRead).toHaveBeenCalledExactlyOnceWith(fresh);
  comeOnline();
  await settle(20_000);
  expect(readAgain).not.toHaveBeenCalled();
});

test.each([
  { why: 'failed', first: () => Promise.reject(new Error('no network')) },
  { why: 'was a stored copy', first: async () => stored },
])('one that $why is read again until the network leads somewhere', async ({ first }) => {
  followMenu(first(), readAgain, told);
  await settle();
  readAgain.mockRejectedValueOnce(new Error('not yet')).mockResolvedValueOnce(fresh);
  comeOnline();
  await settle(0);
  expect(readAgain).toHaveBeenCalledTimes(1);
  await settle(3000);
  expect(told.onRead).toHaveBeenLastCalledWith(fresh);
  await settle(20_000);
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('only the latest reading is told of', async () => {
  followMenu(Promise.resolve(stored), readAgain, told);
  await settle();
  let answerLate: (menu: Menu) => void = () => undefined;
  readAgain.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  readAgain.mockResolvedValueOnce(fresh);
  comeOnline();
  await settle(3000);
  answerLate(stored);
  await settle();
  expect(told.onRead.mock.calls).toEqual([[stored], [fresh]]);
});

test('who has stopped following hears nothing more', async () => {
  const stop = followMenu(Promise.reject(new Error('no network')), readAgain, told);
  await settle();
  comeOnline();
  stop();
  await settle(20_000);
  comeOnline();
  await settle(20_000);
  expect(readAgain).not.toHaveBeenCalled();
});
