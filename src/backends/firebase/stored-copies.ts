import { type Remote, wrap } from 'comlink';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { READ_DEADLINE_MS, withDeadline } from '../../content/deadline.ts';
import { whenIdle } from '../../content/when-idle.ts';
import type { WireCollection } from './fetch-documents.ts';
import type { storedCopy } from './stored-copy.ts';

/** A network silent for so long may fail: by then the stored copy should be at hand. */
const SLOW_MS = 5000;
const LEAST_RECALL_MS = 1500;
const UPDATE_DEADLINE_MS = 60_000;

/** When the full SDK is loaded, and what for. It is never needed for a menu that the network brings. */
export class StoredCopies {
  readonly #known = new Map<CollectionName, WireCollection>();
  #worker: ReturnType<typeof openWorker> | undefined;
  #users = 0;

  /**
   * For a read that may fail: gives what is stored, and has begun to look for it if that read was slow.
   * `stop` is for when the read ends.
   */
  standBy(name: CollectionName) {
    const start = performance.now();
    let reading: Promise<readonly RawDocument[]> | undefined;
    const read = () => {
      reading ??= this.#use(`recalling ${name}`, READ_DEADLINE_MS, (copy) => copy.read(name));
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

  updateWhenIdle(): void {
    whenIdle(() => {
      this.#update().catch((error: unknown) =>
        console.warn('This device keeps no copy of the menu for offline use:', error),
      );
    });
  }

  async #update(): Promise<void> {
    if (!(await canStore())) throw new Error('its browser stores nothing for this site');
    const written = await this.#use('storing the menu', UPDATE_DEADLINE_MS, (copy) =>
      copy.update(this.#known),
    );
    console.debug(`The menu is stored for offline use; ${written} documents were written.`);
  }

  /**
   * The worker is there while someone uses it: an SDK that nobody needs is memory that a phone lacks. One
   * that hangs is put away at once, and with it the lock that other tabs wait for.
   */
  async #use<T>(
    what: string,
    deadlineMs: number,
    work: (copy: Remote<typeof storedCopy>) => Promise<T>,
  ): Promise<T> {
    this.#worker ??= openWorker();
    const { copy, failure } = this.#worker;
    this.#users += 1;
    const start = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => this.#putWorkerAway());
      return Promise.race([work(copy), failure]);
    };
    try {
      return await withDeadline(what, start, deadlineMs);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#putWorkerAway();
    }
  }

  #putWorkerAway(): void {
    this.#worker?.worker.terminate();
    this.#worker = undefined;
  }
}

function openWorker() {
  const worker = new Worker(new URL('./stored-copy-worker.ts', import.meta.url), {
    type: 'module',
  });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'its worker cannot be loaded')),
    );
  });
  return { worker, copy: wrap<typeof storedCopy>(worker), failure };
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
