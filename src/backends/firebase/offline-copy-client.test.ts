import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfflineStore } from './offline-copy-calls.ts';
import { OfflineCopyClient } from './offline-copy-client.ts';

const store: OfflineStore = { read: () => Promise.resolve([]), update: () => Promise.resolve(0) };
const terminate = vi.fn();
const startWorker = vi.fn((_onFailure: (reason: Error) => void) => ({ store, terminate }));
let client: OfflineCopyClient;

beforeEach(() => {
  vi.useFakeTimers();
  startWorker.mockReset().mockReturnValue({ store, terminate });
  terminate.mockReset();
  client = new OfflineCopyClient(startWorker);
});
afterEach(() => void vi.useRealTimers());

const hang = () => new Promise<never>(() => undefined);

/** Work that ends on demand. */
function pendingWork() {
  const ended = new AbortController();
  const work = new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
  return { work: () => work, end: () => ended.abort() };
}

test('the worker starts for the first user, is shared, and stops after the last', async () => {
  const first = pendingWork();
  const second = pendingWork();
  const uses = [client.use('a', 1000, first.work), client.use('b', 1000, second.work)];
  expect(startWorker).toHaveBeenCalledTimes(1);
  first.end();
  await uses[0];
  expect(terminate).not.toHaveBeenCalled();
  second.end();
  await uses[1];
  expect(terminate).toHaveBeenCalledTimes(1);
  await client.use('c', 1000, () => Promise.resolve());
  expect(startWorker).toHaveBeenCalledTimes(2);
});

test('results and errors of the store are passed on', async () => {
  await expect(client.use('a', 1000, (given) => given.update(new Map()))).resolves.toBe(0);
  const refuse = () => Promise.reject(new Error('nothing is stored'));
  await expect(client.use('b', 1000, refuse)).rejects.toThrow('nothing is stored');
  expect(terminate).toHaveBeenCalledTimes(2);
});

test('a worker that cannot be loaded rejects its calls, not the next ones', async () => {
  const use = expect(client.use('a', 1000, hang)).rejects.toThrow('not loaded');
  startWorker.mock.calls[0]?.[0](new Error('not loaded'));
  await use;
  await expect(client.use('b', 1000, () => Promise.resolve('ok'))).resolves.toBe('ok');
});

test('a call that times out stops the worker, and other pending calls reject at once', async () => {
  const hung = expect(client.use('reading', 1000, hang)).rejects.toThrow('no answer in 1000 ms');
  const other = expect(client.use('storing', 60_000, hang)).rejects.toThrow('was stopped');
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([hung, other]);
  expect(terminate).toHaveBeenCalled();
});

test('a retry after a timeout has a new worker, which the old calls do not stop', async () => {
  const terminateNext = vi.fn();
  const other = client.use('storing', 60_000, hang).catch(() => undefined);
  const retry = client.use('reading', 1000, hang).catch(() => {
    startWorker.mockReturnValue({ store, terminate: terminateNext });
    return client.use('reading again', 1000, hang).catch(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(1000);
  await other;
  await client.use('a third', 1000, () => Promise.resolve());
  expect(startWorker).toHaveBeenCalledTimes(2);
  expect(terminateNext).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await retry;
  expect(terminateNext).toHaveBeenCalled();
});
