import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../device/memory-storage.fixture.ts';
import { type CollectionName, HERO, MENU, type ReadCollection, SEQUENCE } from './backend.ts';
import { withCache } from './cached-collections.ts';

const documents = [{ id: 'a', fields: { titleEn: 'Ribeye' } }];

let storage: MemoryStorage;
const readCollection = vi.fn<ReadCollection>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  storage = new MemoryStorage();
  vi.stubGlobal('window', { localStorage: storage });
  readCollection.mockReset().mockResolvedValue({ documents, isOfflineCopy: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A read, and the idle moment after it. */
async function readCached(name: CollectionName) {
  const start = Date.now();
  const read = await withCache(readCollection)(name);
  vi.runAllTimers();
  vi.setSystemTime(start);
  return read;
}

test.each([
  { why: 'at once', later: 0, reads: 1 },
  { why: 'after exactly 1000 ms', later: 1000, reads: 1 },
  { why: 'after 1001 ms it is stale', later: 1001, reads: 2 },
  { why: 'a clock set back counts as no cache', later: -1, reads: 2 },
])('§9 cache: $why', async ({ later, reads }) => {
  await readCached(MENU);
  vi.setSystemTime(Date.now() + later);
  expect(await readCached(MENU)).toEqual({ documents, isOfflineCopy: false });
  expect(readCollection).toHaveBeenCalledTimes(reads);
});

test('§9 cache: categories and menu are stored with a timestamp, slides are not', async () => {
  for (const collection of [HERO, SEQUENCE, MENU] as const) await readCached(collection);
  expect(storage.length).toBe(2);
  for (const collection of [SEQUENCE, MENU]) {
    const entry = JSON.parse(storage.getItem(`menu-cache:${collection}`) ?? '');
    expect(entry).toEqual({ timestamp: 1_000_000, documents });
  }
});

test.each([
  { why: 'half-written', stored: '{"timestamp":' },
  { why: 'of another shape', stored: '{"timestamp":"soon","documents":7}' },
])('§9 cache: an entry that is $why counts as no cache', async ({ stored }) => {
  storage.setItem(`menu-cache:${MENU}`, stored);
  expect(await readCached(MENU)).toEqual({ documents, isOfflineCopy: false });
});

test('§9 cache: a storage that throws counts as no cache', async () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await readCached(MENU)).toEqual({ documents, isOfflineCopy: false });
});

test('§9 cache: a full storage counts as no cache', async () => {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await readCached(MENU)).toEqual({ documents, isOfflineCopy: false });
  }
  expect(readCollection).toHaveBeenCalledTimes(2);
});

test('§9 cache: a failed read is passed on and not stored', async () => {
  readCollection.mockRejectedValue(new Error('offline'));
  await expect(readCached(MENU)).rejects.toThrow('offline');
  expect(storage.length).toBe(0);
});

test('§9 cache: an offline copy of the backend is not cached as fresh', async () => {
  readCollection.mockResolvedValue({ documents, isOfflineCopy: true });
  expect(await readCached(MENU)).toEqual({ documents, isOfflineCopy: true });
  expect(storage.length).toBe(0);
});
