import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredCopy } from './offline-copy-calls.ts';
import { SharedCopy } from './offline-copy-client.ts';

const copy: StoredCopy = { read: () => Promise.resolve([]), update: () => Promise.resolve(0) };
const close = vi.fn();
const open = vi.fn((_onFailure: (reason: Error) => void) => ({ copy, close }));
let shared: SharedCopy;

beforeEach(() => {
  vi.useFakeTimers();
  open.mockReset().mockReturnValue({ copy, close });
  close.mockReset();
  shared = new SharedCopy(open);
});
afterEach(() => void vi.useRealTimers());

const hang = () => new Promise<never>(() => undefined);

/** Work that ends when it is told to. */
function endlessWork() {
  const ended = new AbortController();
  const work = new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
  return { work: () => work, end: () => ended.abort() };
}

test('it is opened for the first user, shared, and closed after the last', async () => {
  const first = endlessWork();
  const second = endlessWork();
  const uses = [shared.use('a', 1000, first.work), shared.use('b', 1000, second.work)];
  expect(open).toHaveBeenCalledTimes(1);
  first.end();
  await uses[0];
  expect(close).not.toHaveBeenCalled();
  second.end();
  await uses[1];
  expect(close).toHaveBeenCalledTimes(1);
  await shared.use('c', 1000, () => Promise.resolve());
  expect(open).toHaveBeenCalledTimes(2);
});

test('what it gives and what it refuses is passed on', async () => {
  await expect(shared.use('a', 1000, (given) => given.update(new Map()))).resolves.toBe(0);
  const refuse = () => Promise.reject(new Error('nothing is stored'));
  await expect(shared.use('b', 1000, refuse)).rejects.toThrow('nothing is stored');
  expect(close).toHaveBeenCalledTimes(2);
});

test('a worker that cannot be loaded fails its users, not the next', async () => {
  const use = expect(shared.use('a', 1000, hang)).rejects.toThrow('not loaded');
  open.mock.calls[0]?.[0](new Error('not loaded'));
  await use;
  await expect(shared.use('b', 1000, () => Promise.resolve('ok'))).resolves.toBe('ok');
});

test('one that hangs is closed at the deadline, and who else waits for it is told at once', async () => {
  const hung = expect(shared.use('reading', 1000, hang)).rejects.toThrow('no answer in 1000 ms');
  const other = expect(shared.use('storing', 60_000, hang)).rejects.toThrow('put away');
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([hung, other]);
  expect(close).toHaveBeenCalled();
});

test('whoever tries again after a hang has one of their own, which the others do not close', async () => {
  const closeNext = vi.fn();
  const other = shared.use('storing', 60_000, hang).catch(() => undefined);
  const retry = shared.use('reading', 1000, hang).catch(() => {
    open.mockReturnValue({ copy, close: closeNext });
    return shared.use('reading again', 1000, hang).catch(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(1000);
  await other;
  await shared.use('a third', 1000, () => Promise.resolve());
  expect(open).toHaveBeenCalledTimes(2);
  expect(closeNext).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await retry;
  expect(closeNext).toHaveBeenCalled();
});
