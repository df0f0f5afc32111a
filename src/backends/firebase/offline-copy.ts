import type { Collection, CollectionName, RawDocument } from '../../content/backend.ts';
import { READ_TIMEOUT_MS, withTimeout } from '../../platform/timing.ts';
import { OfflineCopyClient } from './offline-copy-client.ts';
import {
  type Database,
  decodeDocument,
  fetchDocuments,
  ReadRefused,
  type RestCollection,
} from './rest.ts';

/** After this long without an answer the read may fail: the offline copy is loaded meanwhile. */
const SLOW_READ_MS = 5000;
const MIN_FALLBACK_MS = 1500;
const UPDATE_TIMEOUT_MS = 60_000;

/** Loads the full SDK when a read is slow or has failed, and to store what was read. */
export class OfflineCopy {
  #latest = new Map<CollectionName, RestCollection>();
  readonly #client: OfflineCopyClient;

  constructor(client = new OfflineCopyClient()) {
    this.#client = client;
  }

  /** For a read that may fail: loads the copy when that read is slow. Call `cancel` when it ends. */
  prepareFallback(name: CollectionName) {
    const start = performance.now();
    let reading: Promise<readonly RawDocument[]> | undefined;
    const readOnce = () => {
      reading ??= this.#client.use(`reading the copy of ${name}`, READ_TIMEOUT_MS, (store) =>
        store.read(name),
      );
      return reading;
    };
    const timer = setTimeout(() => {
      readOnce().catch((error: unknown) => console.warn(`No offline copy of ${name}:`, error));
    }, SLOW_READ_MS);
    return {
      cancel: () => clearTimeout(timer),
      // A read that failed early leaves the copy more time than one that timed out.
      read: () => {
        const left = READ_TIMEOUT_MS - (performance.now() - start);
        const timeout = Math.max(left, MIN_FALLBACK_MS);
        return withTimeout(`reading the copy of ${name}`, readOnce, timeout);
      },
    };
  }

  /** Keeps what was read until the next update. */
  add(name: CollectionName, read: RestCollection): void {
    this.#latest.set(name, read);
  }

  /** Stores what was read since the last update and logs the outcome. */
  async update(canStore: () => Promise<boolean>): Promise<void> {
    const latest = this.#latest;
    if (latest.size === 0) return;
    this.#latest = new Map();
    try {
      if (!(await canStore())) throw new Error('the browser stores nothing for this site');
      const written = await this.#client.use('storing the menu', UPDATE_TIMEOUT_MS, (store) =>
        store.update(latest),
      );
      console.debug(`The menu is stored for offline use; ${written} documents were written.`);
    } catch (error) {
      console.warn('This device keeps no copy of the menu for offline use:', error);
    }
  }
}

/** Reads a collection from the network; where there is none, from the offline copy. */
export async function readWithOfflineFallback(
  database: Database,
  name: CollectionName,
  copy: OfflineCopy,
  preloaded?: Promise<Response>,
): Promise<Collection> {
  const fallback = copy.prepareFallback(name);
  try {
    const read = await fetchDocuments(database, name, preloaded);
    copy.add(name, read);
    return { documents: read.documents.map(decodeDocument), isOfflineCopy: false };
  } catch (error) {
    if (error instanceof ReadRefused) throw error;
    console.warn(`${name} cannot be read from the network:`, error);
    return { documents: await fallback.read(), isOfflineCopy: true };
  } finally {
    fallback.cancel();
  }
}

/**
 * Without IndexedDB the SDK would keep its copy in memory and lose it with the page. Private modes and full
 * disks refuse it in different ways, so it is tried.
 */
export async function canStore(): Promise<boolean> {
  try {
    const request = window.indexedDB.open('menu-probe');
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    request.result.close();
    window.indexedDB.deleteDatabase('menu-probe');
    return true;
  } catch {
    return false;
  }
}
