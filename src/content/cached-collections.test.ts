import { beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU, type ReadCollection, SEQUENCE } from './backend.ts';
import { withCache } from './cached-collections.ts';

const documents = [{ id: 'a', fields: { titleEn: 'Ribeye' } }];

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear = () => this.#entries.clear();
  key = (position: number) => [...this.#entries.keys()][position] ?? null;
  getItem = (key: string) => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
  removeItem = (key: string) => void this.#entries.delete(key);
}

let storage: Storage;
let now: number;
const readCollection = vi.fn<ReadCollection>();

beforeEach(() => {
  storage = new MemoryStorage();
  now = 1_000_000;
  readCollection.mockReset().mockResolvedValue({ documents, isStoredCopy: false });
});

const cached = (getStorage = () => storage) =>
  withCache(
    readCollection,
    getStorage,
    () => now,
    (task) => task(),
  );

test.each([
  { why: 'at once', later: 0, reads: 1 },
  { why: 'after exactly 1000 ms', later: 1000, reads: 1 },
  { why: 'after 1001 ms it is stale', later: 1001, reads: 2 },
  { why: 'a clock set back counts as no cache', later: -1, reads: 2 },
])('§9 cache: $why', async ({ later, reads }) => {
  await cached()(MENU);
  now += later;
  expect(await cached()(MENU)).toEqual({ documents, isStoredCopy: false });
  expect(readCollection).toHaveBeenCalledTimes(reads);
});

test('§9 cache: categories and menu are stored with a timestamp, slides are not', async () => {
  for (const collection of [HERO, SEQUENCE, MENU] as const) await cached()(collection);
  expect(storage.length).toBe(2);
  for (const collection of [SEQUENCE, MENU]) {
    const entry = JSON.parse(storage.getItem(`menu-cache:${collection}`) ?? '');
    expect(entry).toEqual({ timestamp: now, documents });
  }
});

test.each([
  { why: 'half-written', stored: '{"timestamp":' },
  { why: 'of another shape', stored: '{"timestamp":"soon","documents":7}' },
])('§9 cache: an entry that is $why counts as no cache', async ({ stored }) => {
  storage.setItem(`menu-cache:${MENU}`, stored);
  expect(await cached()(MENU)).toEqual({ documents, isStoredCopy: false });
});

test('§9 cache: a storage that throws counts as no cache', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await cached(forbidden)(MENU)).toEqual({ documents, isStoredCopy: false });
});

test('§9 cache: a full storage counts as no cache', async () => {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await cached()(MENU)).toEqual({ documents, isStoredCopy: false });
  }
  expect(readCollection).toHaveBeenCalledTimes(2);
});

test('§9 cache: a failed read is passed on and not stored', async () => {
  readCollection.mockRejectedValue(new Error('offline'));
  await expect(cached()(MENU)).rejects.toThrow('offline');
  expect(storage.length).toBe(0);
});

test('§9 cache: a copy that the backend had stored does not pass for fresh', async () => {
  readCollection.mockResolvedValue({ documents, isStoredCopy: true });
  expect(await cached()(MENU)).toEqual({ documents, isStoredCopy: true });
  expect(storage.length).toBe(0);
});
