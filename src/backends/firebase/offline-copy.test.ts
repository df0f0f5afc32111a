import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MENU } from '../../content/backend.ts';
import { OfflineCopy, readWithOfflineFallback } from './offline-copy.ts';
import type { OfflineStore } from './offline-copy-calls.ts';
import { OfflineCopyClient } from './offline-copy-client.ts';

const DATABASE = { projectId: 'p', apiKey: 'k', emulatorHost: undefined };
const documents = [{ id: 'ribeye', fields: { titleEn: 'Ribeye' } }];
const read = vi.fn<OfflineStore['read']>();
const update = vi.fn<OfflineStore['update']>();
let copy: OfflineCopy;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  read.mockReset().mockResolvedValue(documents);
  update.mockReset().mockResolvedValue(3);
  const startWorker = () => ({ store: { read, update }, terminate: () => undefined });
  copy = new OfflineCopy(new OfflineCopyClient(startWorker));
});
afterEach(() => void vi.useRealTimers());

test('a read that ends within 5 s does not load the copy', async () => {
  const { cancel } = copy.prepareFallback(MENU);
  await vi.advanceTimersByTimeAsync(4999);
  cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
});

test('a read without an answer for 5 s has the copy loaded when it fails', async () => {
  const fallback = copy.prepareFallback(MENU);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledExactlyOnceWith(MENU);
  expect(await fallback.read()).toEqual(documents);
  expect(read).toHaveBeenCalledTimes(1);
});

test('after a read that fails at once, the copy answers at once', async () => {
  expect(await copy.prepareFallback(MENU).read()).toEqual(documents);
});

test.each([
  { why: 'failed at once leaves the copy 10 s', failedAfter: 0, timeout: 10_000 },
  { why: 'failed after 3 s leaves it 7 s', failedAfter: 3000, timeout: 7000 },
  { why: 'timed out after 10 s leaves it 1.5 s', failedAfter: 10_000, timeout: 1500 },
])('a read that $why', async ({ failedAfter, timeout }) => {
  read.mockReturnValue(new Promise(() => undefined));
  const fallback = copy.prepareFallback(MENU);
  await vi.advanceTimersByTimeAsync(failedAfter);
  const rejected = vi.fn();
  const reading = fallback.read().catch(rejected);
  await vi.advanceTimersByTimeAsync(timeout - 1);
  expect(rejected).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(rejected).toHaveBeenCalledOnce();
});

test('an update stores the latest reads and logs how much was written', async () => {
  copy.add(MENU, { documents: [], readTime: 'a' });
  copy.add(MENU, { documents: [], readTime: 'b' });
  await copy.update(() => Promise.resolve(true));
  expect(update).toHaveBeenCalledExactlyOnceWith(
    new Map([[MENU, { documents: [], readTime: 'b' }]]),
  );
  // Nothing was read since.
  await copy.update(() => Promise.resolve(true));
  expect(update).toHaveBeenCalledTimes(1);
  expect(console.debug).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('; 3 documents'));
});

test.each([
  { why: 'the browser stores nothing', canStore: false, calls: 0 },
  { why: 'the SDK fails', canStore: true, calls: 1 },
])('§8 where $why, one message is logged', async ({ canStore, calls }) => {
  update.mockRejectedValue(new Error('quota'));
  copy.add(MENU, { documents: [], readTime: 'a' });
  await copy.update(() => Promise.resolve(canStore));
  expect(update).toHaveBeenCalledTimes(calls);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('no copy of the menu for offline use'),
    expect.any(Error),
  );
});

const readMenu = () => readWithOfflineFallback(DATABASE, MENU, copy);

test('an answer from the network is fresh, and the copy is not loaded', async () => {
  const row = { document: { name: 'x/fresh', createTime: 'a', updateTime: 'b' }, readTime: 'c' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([row]));
  expect(await readMenu()).toEqual({
    documents: [{ id: 'fresh', fields: {} }],
    isOfflineCopy: false,
  });
  expect(read).not.toHaveBeenCalled();
});

test.each([
  { why: 'no network', fetched: () => Promise.reject(new TypeError('failed to fetch')) },
  { why: 'a backend that fails', fetched: async () => new Response('', { status: 503 }) },
  {
    why: 'the page of a Wi-Fi portal',
    fetched: async () => new Response('<h1>Welcome to our Wi-Fi'),
  },
])('§7 with $why the copy answers, and is marked as one', async ({ fetched }) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  expect(await readMenu()).toEqual({ documents, isOfflineCopy: true });
});

test('a refusal is a failure, with or without a copy', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 403 }));
  await expect(readMenu()).rejects.toThrow('403');
  expect(read).not.toHaveBeenCalled();
});
