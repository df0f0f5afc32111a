import type { Collection, CollectionName, RawDocument } from '../../content/backend.ts';
import { withTimeout } from '../../platform/timing.ts';
import type { LatestReads, StoredCollections } from './firestore-cache.ts';
import {
  type Database,
  decodeDocument,
  fetchDocuments,
  ReadRefused,
  type RestCollection,
} from './rest.ts';

const UPDATE_TIMEOUT_MS = 60_000;

export class OfflineCopy {
  #latest = new Map<CollectionName, RestCollection>();
  #stored: Promise<StoredCollections> | undefined;

  /** The stored documents; reads that fail together share one worker. */
  async read(name: CollectionName): Promise<readonly RawDocument[]> {
    this.#stored ??= callWorker<StoredCollections>('reading the offline copy').finally(() => {
      this.#stored = undefined;
    });
    const documents = (await this.#stored).get(name);
    if (!documents) throw new Error(`${name}: nothing is stored on this device`);
    return documents;
  }

  add(name: CollectionName, read: RestCollection): void {
    this.#latest.set(name, read);
  }

  async update(): Promise<void> {
    const latest = this.#latest;
    if (latest.size === 0) return;
    this.#latest = new Map();
    try {
      await tryStorage();
      const written = await callWorker<number>('storing the menu', latest, UPDATE_TIMEOUT_MS);
      console.debug(`The menu is stored for offline use; ${written} documents were written.`);
    } catch (error) {
      console.warn('This device keeps no copy of the menu for offline use:', error);
    }
  }
}

export async function readWithOfflineFallback(
  database: Database,
  name: CollectionName,
  copy: OfflineCopy,
  preloaded?: Promise<Response>,
): Promise<Collection> {
  try {
    const read = await fetchDocuments(database, name, preloaded);
    copy.add(name, read);
    return { documents: read.documents.map(decodeDocument), isOfflineCopy: false };
  } catch (error) {
    if (error instanceof ReadRefused) throw error;
    console.warn(`${name} cannot be read from the network:`, error);
    return { documents: await copy.read(name), isOfflineCopy: true };
  }
}

/** For one call: phones lack memory for an idle SDK, and one that hangs must release its lock. */
async function callWorker<T>(what: string, latest?: LatestReads, timeoutMs?: number): Promise<T> {
  const worker = new Worker(new URL('./offline-copy-worker.ts', import.meta.url), {
    type: 'module',
  });
  const answer = () =>
    new Promise<T>((resolve, reject) => {
      worker.onmessage = ({ data }) =>
        'error' in data ? reject(new Error(data.error)) : resolve(data.value);
      worker.onerror = ({ message }) =>
        reject(new Error(message || 'the worker of the offline copy cannot be loaded'));
      worker.postMessage(latest);
    });
  try {
    return await withTimeout(what, answer, timeoutMs);
  } finally {
    worker.terminate();
  }
}

/** Private modes and full disks refuse IndexedDB in different ways, so it is tried. */
async function tryStorage(): Promise<void> {
  const request = indexedDB.open('menu-probe');
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  request.result.close();
  indexedDB.deleteDatabase('menu-probe');
}
