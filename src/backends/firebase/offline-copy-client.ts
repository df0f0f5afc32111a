import { withDeadline } from '../../platform/timing.ts';
import { callStoredCopy, type StoredCopy } from './offline-copy-calls.ts';

interface Shared {
  readonly copy: StoredCopy;
  /** Rejects when the copy fails or is put away. */
  readonly ended: Promise<never>;
  readonly putAway: () => void;
  users: number;
}

/**
 * The copy is open while someone uses it: an SDK that nobody needs is memory that a phone lacks. One that
 * hangs is put away at once, and with it the lock that other tabs wait for.
 */
export class SharedCopy {
  readonly #open: typeof openStoredCopy;
  #shared: Shared | undefined;

  constructor(open = openStoredCopy) {
    this.#open = open;
  }

  async use<T>(
    what: string,
    deadlineMs: number,
    work: (copy: StoredCopy) => Promise<T>,
  ): Promise<T> {
    this.#shared ??= this.#start();
    const shared = this.#shared;
    shared.users += 1;
    const start = (signal: AbortSignal) => {
      signal.addEventListener('abort', shared.putAway);
      return Promise.race([work(shared.copy), shared.ended]);
    };
    try {
      return await withDeadline(what, start, deadlineMs);
    } finally {
      shared.users -= 1;
      if (shared.users === 0) shared.putAway();
    }
  }

  #start(): Shared {
    let end: (reason: Error) => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = reject;
    });
    const { copy, close } = this.#open(end);
    const putAway = () => {
      if (this.#shared === shared) this.#shared = undefined;
      close();
      end(new Error('the stored copy was put away'));
    };
    const shared: Shared = { copy, ended, putAway, users: 0 };
    return shared;
  }
}

/** A stored copy that is there until it is closed. */
export interface OpenCopy {
  readonly copy: StoredCopy;
  close(): void;
}

/** Starts the worker that has the full SDK; tells when nothing can be expected of it. */
export function openStoredCopy(onFailure: (reason: Error) => void): OpenCopy {
  const worker = new Worker(new URL('./offline-copy-worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('error', ({ message }) =>
    onFailure(new Error(message || 'its worker cannot be loaded')),
  );
  return { copy: callStoredCopy(worker), close: () => worker.terminate() };
}
