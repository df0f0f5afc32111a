import type { Collection, CollectionName, RawDocument } from '../../content/backend.ts';
import { READ_DEADLINE_MS, withDeadline } from '../../platform/timing.ts';
import { SharedCopy } from './offline-copy-client.ts';
import {
  type Database,
  fetchDocuments,
  fromWireDocument,
  ReadRefused,
  type WireCollection,
} from './rest.ts';

/** A network silent for so long may fail: by then the stored copy should be at hand. */
const SLOW_MS = 5000;
const LEAST_RECALL_MS = 1500;
const UPDATE_DEADLINE_MS = 60_000;

/** When the full SDK is loaded, and what for. It is never needed for a menu that the network brings. */
export class StoredCopies {
  readonly #known = new Map<CollectionName, WireCollection>();
  readonly #shared: SharedCopy;

  constructor(shared = new SharedCopy()) {
    this.#shared = shared;
  }

  /**
   * For a read that may fail: gives what is stored, and has begun to look for it if that read was slow.
   * `stop` is for when the read ends.
   */
  fallbackFor(name: CollectionName) {
    const start = performance.now();
    let reading: Promise<readonly RawDocument[]> | undefined;
    const read = () => {
      reading ??= this.#shared.use(`recalling ${name}`, READ_DEADLINE_MS, (copy) =>
        copy.read(name),
      );
      return reading;
    };
    const timer = setTimeout(() => {
      read().catch((error: unknown) => console.warn(`No stored copy of ${name}:`, error));
    }, SLOW_MS);
    return {
      stop: () => clearTimeout(timer),
      // A read that failed early leaves more of the visitor's patience than one that hung.
      recall: () => {
        const left = READ_DEADLINE_MS - (performance.now() - start);
        return withDeadline(`recalling ${name}`, read, Math.max(left, LEAST_RECALL_MS));
      },
    };
  }

  remember(name: CollectionName, read: WireCollection): void {
    this.#known.set(name, read);
  }

  /** Brings the copy up to date with all that was remembered, and says so, or why not. */
  async update(canStore: () => Promise<boolean>): Promise<void> {
    try {
      if (!(await canStore())) throw new Error('its browser stores nothing for this site');
      const written = await this.#shared.use('storing the menu', UPDATE_DEADLINE_MS, (copy) =>
        copy.update(this.#known),
      );
      console.debug(`The menu is stored for offline use; ${written} documents were written.`);
    } catch (error) {
      console.warn('This device keeps no copy of the menu for offline use:', error);
    }
  }
}

/** A collection from the network; for want of one, from the copy on the device. */
export async function readOrRecall(
  database: Database,
  name: CollectionName,
  copies: StoredCopies,
  early?: Promise<Response>,
): Promise<Collection> {
  const fallback = copies.fallbackFor(name);
  try {
    const read = await fetchDocuments(database, name, early);
    copies.remember(name, read);
    return { documents: read.documents.map(fromWireDocument), isStoredCopy: false };
  } catch (error) {
    if (error instanceof ReadRefused) throw error;
    console.warn(`${name} cannot be read from the network:`, error);
    return { documents: await fallback.recall(), isStoredCopy: true };
  } finally {
    fallback.stop();
  }
}

/**
 * Without IndexedDB the SDK would keep its copy in memory: reads that are paid for and lost with the
 * page. Private modes and full disks refuse it in their own ways; only trying tells.
 */
export async function canStore(): Promise<boolean> {
  try {
    const request = window.indexedDB.open('menu-probe');
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    request.result.close();
    return true;
  } catch {
    return false;
  }
}
