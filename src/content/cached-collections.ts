import { CACHE_FRESH_MS } from '../domain/constants.ts';
import { whenIdle } from '../platform/timing.ts';
import {
  type Collection,
  type CollectionName,
  MENU,
  type RawDocument,
  type ReadCollection,
  SEQUENCE,
} from './backend.ts';
import { isRecord } from './fields.ts';

interface CacheEntry {
  readonly timestamp: number;
  readonly documents: readonly RawDocument[];
}

/** §9: categories and menu kept in local storage with a timestamp, used only while not stale. */
export function withCache(
  readCollection: ReadCollection,
  storage: () => Storage = () => window.localStorage,
  now: () => number = Date.now,
  later: (task: () => void) => void = whenIdle,
): ReadCollection {
  return async (name) => {
    if (name !== SEQUENCE && name !== MENU) return readCollection(name);
    const cached = readFresh(name, storage, now());
    if (cached) return cached;
    const read = await readCollection(name);
    // A stored copy is as old as it is: it must not pass for fresh.
    const entry = { timestamp: now(), documents: read.documents };
    // Writing a long menu down takes a while; showing it goes first.
    if (!read.isStoredCopy) later(() => store(name, storage, entry));
    return read;
  };
}

function keyOf(collection: CollectionName): string {
  return `menu-cache:${collection}`;
}

function readFresh(
  collection: CollectionName,
  storage: () => Storage,
  now: number,
): Collection | undefined {
  try {
    const stored = storage().getItem(keyOf(collection));
    if (stored === null) return undefined;
    const entry: unknown = JSON.parse(stored);
    if (!isCacheEntry(entry)) return undefined;
    const { timestamp, documents } = entry;
    const age = now - timestamp;
    // A clock set back makes an age negative; such a copy may be of any age.
    return age >= 0 && !isStale(age) ? { documents, isStoredCopy: false } : undefined;
  } catch {
    // Forbidden storage throws, a half-written entry does not parse: both are the same as no cache.
    return undefined;
  }
}

/** Whoever else writes under this key may have written anything. */
function isCacheEntry(entry: unknown): entry is CacheEntry {
  return (
    isRecord(entry) &&
    typeof entry.timestamp === 'number' &&
    Array.isArray(entry.documents) &&
    entry.documents.every((document) => isRecord(document) && typeof document.id === 'string')
  );
}

function isStale(age: number): boolean {
  return age > CACHE_FRESH_MS;
}

function store(collection: CollectionName, storage: () => Storage, entry: CacheEntry): void {
  try {
    storage().setItem(keyOf(collection), JSON.stringify(entry));
  } catch {
    // A full or forbidden storage throws on write; for the visitor that is the same as no cache.
  }
}
