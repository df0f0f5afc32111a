import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MENU } from '../../content/backend.ts';
import { readOrRecall, StoredCopies } from './offline-copy.ts';
import type { StoredCopy } from './offline-copy-calls.ts';
import { SharedCopy } from './offline-copy-client.ts';

const DATABASE = { projectId: 'p', apiKey: 'k', emulatorHost: undefined };
const documents = [{ id: 'ribeye', fields: { titleEn: 'Ribeye' } }];
const read = vi.fn<StoredCopy['read']>();
const update = vi.fn<StoredCopy['update']>();
let copies: StoredCopies;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  read.mockReset().mockResolvedValue(documents);
  update.mockReset().mockResolvedValue(3);
  const close = () => undefined;
  copies = new StoredCopies(new SharedCopy(() => ({ copy: { read, update }, close })));
});
afterEach(() => void vi.useRealTimers());

test('a read that ends within 5 s costs no look at the copy', async () => {
  const { stop } = copies.fallbackFor(MENU);
  await vi.advanceTimersByTimeAsync(4999);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
});

test('a read that is silent for 5 s has the copy at hand when it fails', async () => {
  const { recall } = copies.fallbackFor(MENU);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledExactlyOnceWith(MENU);
  expect(await recall()).toEqual(documents);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a read that fails at once is answered by the copy at once', async () => {
  expect(await copies.fallbackFor(MENU).recall()).toEqual(documents);
});

test.each([
  { why: 'failed at once leaves 10 s to the copy', failedAfter: 0, patience: 10_000 },
  { why: 'failed after 3 s leaves it 7 s', failedAfter: 3000, patience: 7000 },
  { why: 'hung for 10 s leaves it a moment all the same', failedAfter: 10_000, patience: 1500 },
])('a read that $why', async ({ failedAfter, patience }) => {
  read.mockReturnValue(new Promise(() => undefined));
  const { recall } = copies.fallbackFor(MENU);
  await vi.advanceTimersByTimeAsync(failedAfter);
  const settled = vi.fn();
  const recalling = recall().catch(settled);
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await recalling;
  expect(settled).toHaveBeenCalledOnce();
});

test('an update stores what was remembered last, and says how much was written', async () => {
  copies.remember(MENU, { documents: [], readTime: 'a' });
  copies.remember(MENU, { documents: [], readTime: 'b' });
  await copies.update(() => Promise.resolve(true));
  expect(update).toHaveBeenCalledExactlyOnceWith(
    new Map([[MENU, { documents: [], readTime: 'b' }]]),
  );
  expect(console.debug).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('; 3 documents'));
});

test.each([
  { why: 'its browser stores nothing', canStore: false, calls: 0 },
  { why: 'the SDK fails', canStore: true, calls: 1 },
])('§8 where $why, one message says that there is no copy', async ({ canStore, calls }) => {
  update.mockRejectedValue(new Error('quota'));
  await copies.update(() => Promise.resolve(canStore));
  expect(update).toHaveBeenCalledTimes(calls);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('no copy of the menu for offline use'),
    expect.any(Error),
  );
});

const readMenu = () => readOrRecall(DATABASE, MENU, copies);

test('what the network brings is fresh, and the copy is left alone', async () => {
  const row = { document: { name: 'x/fresh', createTime: 'a', updateTime: 'b' }, readTime: 'c' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([row]));
  expect(await readMenu()).toEqual({
    documents: [{ id: 'fresh', fields: {} }],
    isStoredCopy: false,
  });
  expect(read).not.toHaveBeenCalled();
});

test.each([
  { why: 'no network', fetched: () => Promise.reject(new TypeError('failed to fetch')) },
  { why: 'a backend in trouble', fetched: async () => new Response('', { status: 503 }) },
  { why: 'a stranger on the line', fetched: async () => new Response('<h1>Welcome to our Wi-Fi') },
])('§7 with $why the copy answers, and says that it does', async ({ fetched }) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  expect(await readMenu()).toEqual({ documents, isStoredCopy: true });
});

test('a refusal is a failure, copy or not', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 403 }));
  await expect(readMenu()).rejects.toThrow('403');
  expect(read).not.toHaveBeenCalled();
});
