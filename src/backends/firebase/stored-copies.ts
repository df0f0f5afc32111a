import type { FirebaseApp } from 'firebase/app';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { READ_DEADLINE_MS, withDeadline } from '../../content/deadline.ts';
import { whenIdle } from '../../content/when-idle.ts';
import type { openStoredCopy } from './stored-copy.ts';

type StoredCopy = ReturnType<typeof openStoredCopy>;

/** A network silent for so long may fail: by then the stored copy should be at hand. */
const SLOW_MS = 5000;
const LEAST_RECALL_MS = 1500;
const UPDATE_DEADLINE_MS = 60_000;

/** When the full SDK is loaded, and what for. It is never needed for a menu that the network brings. */
export class StoredCopies {
  readonly #app: FirebaseApp;
  readonly #known = new Map<CollectionName, readonly RawDocument[]>();
  #copy: Promise<StoredCopy> | undefined;

  constructor(app: FirebaseApp) {
    this.#app = app;
  }

  /**
   * For a read that may fail: gives what is stored, and has begun to look for it if that read was slow.
   * `stop` is for when the read ends.
   */
  standBy(name: CollectionName) {
    const start = performance.now();
    let reading: Promise<readonly RawDocument[]> | undefined;
    const read = () => {
      reading ??= this.#open().then((copy) => copy.read(name));
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

  remember(name: CollectionName, documents: readonly RawDocument[]): void {
    this.#known.set(name, documents);
  }

  updateWhenIdle(): void {
    whenIdle(() => {
      this.#update().catch((error: unknown) =>
        console.warn('This device keeps no copy of the menu for offline use:', error),
      );
    });
  }

  async #update(): Promise<void> {
    if (!(await canStore())) throw new Error('its browser stores nothing for this site');
    const copy = await this.#open();
    for (const [name, documents] of this.#known) {
      await withDeadline(`storing ${name}`, () => copy.update(name, documents), UPDATE_DEADLINE_MS);
    }
    this.#copy = undefined;
    await copy.close();
    console.debug('The menu is stored for offline use.');
  }

  #open(): Promise<StoredCopy> {
    this.#copy ??= this.#load();
    return this.#copy;
  }

  async #load(): Promise<StoredCopy> {
    try {
      const { openStoredCopy } = await import('./stored-copy.ts');
      return openStoredCopy(this.#app);
    } catch (error) {
      // What could not be loaded now may be had at the next try.
      this.#copy = undefined;
      throw error;
    }
  }
}

/**
 * Without IndexedDB the SDK would keep its copy in memory: reads that are paid for and lost with the
 * page. Private modes and full disks refuse it in their own ways; only trying tells.
 */
async function canStore(): Promise<boolean> {
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
