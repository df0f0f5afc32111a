import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU } from '../../content/backend.ts';
import { OfflineCopy, readWithOfflineFallback } from './offline-copy.ts';

const DATABASE = { projectId: 'p', apiKey: 'k', emulatorHost: undefined };
const documents = [{ id: 'ribeye', fields: { titleEn: 'Ribeye' } }];
const workers: TestWorker[] = [];
/** What the worker answers; nothing if it hangs. */
let answer: { readonly value: unknown } | { readonly error: string } | undefined;
let isStorageRefused: boolean;
let copy: OfflineCopy;

class TestWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: { message: string }) => void;
  readonly terminate = vi.fn();
  readonly postMessage = vi.fn(() => {
    if (answer) this.onmessage?.({ data: answer });
  });

  constructor() {
    workers.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.stubGlobal('Worker', TestWorker);
  isStorageRefused = false;
  vi.stubGlobal('indexedDB', {
    open: () => {
      if (isStorageRefused) throw new DOMException('refused', 'SecurityError');
      const request = { result: { close: () => undefined }, onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
    deleteDatabase: () => undefined,
  });
  workers.length = 0;
  answer = { value: new Map([[MENU, documents]]) };
  copy = new OfflineCopy();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reads that fail together share one worker, which stops when it has answered', async () => {
  const hero = expect(copy.read(HERO)).rejects.toThrow(`${HERO}: nothing is stored`);
  expect(await copy.read(MENU)).toEqual(documents);
  await hero;
  expect(workers).toHaveLength(1);
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  await copy.read(MENU);
  expect(workers).toHaveLength(2);
});

test('a worker that hangs is stopped after 10 s, and the next read has a new one', async () => {
  answer = undefined;
  const hung = expect(copy.read(MENU)).rejects.toThrow('no answer in 10000 ms');
  await vi.advanceTimersByTimeAsync(10_000);
  await hung;
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  answer = { value: new Map([[MENU, documents]]) };
  expect(await copy.read(MENU)).toEqual(documents);
});

test.each([
  { why: 'that cannot be loaded', fail: () => workers[0]?.onerror?.({ message: '' }) },
  { why: 'that fails', fail: () => workers[0]?.onmessage?.({ data: { error: 'it cannot be' } }) },
])('a worker $why is a failure', async ({ fail }) => {
  answer = undefined;
  const read = expect(copy.read(MENU)).rejects.toThrow('cannot be');
  fail();
  await read;
});

test('an update stores the latest reads and logs how much was written', async () => {
  answer = { value: 3 };
  copy.add(MENU, { documents: [], readTime: 'a' });
  copy.add(MENU, { documents: [], readTime: 'b' });
  await copy.update();
  expect(workers[0]?.postMessage).toHaveBeenCalledExactlyOnceWith(
    new Map([[MENU, { documents: [], readTime: 'b' }]]),
  );
  // Nothing was read since.
  await copy.update();
  expect(workers).toHaveLength(1);
  expect(console.debug).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('; 3 documents'));
});

test.each([
  { why: 'the browser stores nothing', refuses: true, calls: 0 },
  { why: 'the SDK fails', refuses: false, calls: 1 },
])('§8 where $why, one message is logged', async ({ refuses, calls }) => {
  isStorageRefused = refuses;
  answer = { error: 'quota' };
  copy.add(MENU, { documents: [], readTime: 'a' });
  await copy.update();
  expect(workers).toHaveLength(calls);
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
  expect(workers).toHaveLength(0);
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
  expect(workers).toHaveLength(0);
});
