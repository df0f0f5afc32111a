import { readStored, writeStored } from '../device/device-storage.ts';
import { CACHE_FRESH_MS } from '../domain/constants.ts';
import { isRecord, parseJson } from '../domain/json.ts';
import { whenIdle } from '../platform/timing.ts';
import {
  type Collection,
  type CollectionName,
  MENU,
  type RawDocument,
  type ReadCollection,
  SEQUENCE,
} from './backend.ts';

interface CacheEntry {
  readonly timestamp: number;
  readonly documents: readonly RawDocument[];
}

/** §9: categories and menu kept in local storage with a timestamp, used only while not stale. */
export function withCache(readCollection: ReadCollection): ReadCollection {
  return async (name) => {
    if (name !== SEQUENCE && name !== MENU) return readCollection(name);
    const cached = readFresh(name);
    if (cached) return cached;
    const read = await readCollection(name);
    // An offline copy may be of any age: it must not count as fresh.
    if (!read.isOfflineCopy) {
      const entry: CacheEntry = { timestamp: Date.now(), documents: read.documents };
      // Serializing a long menu takes a while; showing it goes first.
      whenIdle(() => writeStored(keyOf(name), JSON.stringify(entry)));
    }
    return read;
  };
}

function keyOf(collection: CollectionName): string {
  return `menu-cache:${collection}`;
}

function readFresh(collection: CollectionName): Collection | undefined {
  const entry = parseJson(readStored(keyOf(collection)));
  if (!isCacheEntry(entry)) return undefined;
  const age = Date.now() - entry.timestamp;
  // A clock set back makes an age negative; such an entry may be of any age.
  const isFresh = age >= 0 && age <= CACHE_FRESH_MS;
  return isFresh ? { documents: entry.documents, isOfflineCopy: false } : undefined;
}

/** Other scripts of the site may write anything under this key. */
function isCacheEntry(entry: unknown): entry is CacheEntry {
  return (
    isRecord(entry) &&
    typeof entry.timestamp === 'number' &&
    Array.isArray(entry.documents) &&
    entry.documents.every((document) => isRecord(document) && typeof document.id === 'string')
  );
}
