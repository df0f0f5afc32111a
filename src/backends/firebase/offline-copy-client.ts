import { withTimeout } from '../../platform/timing.ts';
import { createStoreProxy, type OfflineStore } from './offline-copy-calls.ts';

interface RunningWorker {
  readonly store: OfflineStore;
  /** Rejects when the worker fails or is stopped. */
  readonly ended: Promise<never>;
  readonly stop: () => void;
  users: number;
}

/**
 * Runs the worker with the full SDK while someone uses it: phones lack memory for an idle one. A call that
 * times out stops it at once, and so releases the lock that other tabs wait for.
 */
export class OfflineCopyClient {
  readonly #startWorker: typeof startWorker;
  #running: RunningWorker | undefined;

  constructor(start = startWorker) {
    this.#startWorker = start;
  }

  async use<T>(
    what: string,
    timeoutMs: number,
    work: (store: OfflineStore) => Promise<T>,
  ): Promise<T> {
    this.#running ??= this.#start();
    const running = this.#running;
    running.users += 1;
    const start = (signal: AbortSignal) => {
      signal.addEventListener('abort', running.stop);
      return Promise.race([work(running.store), running.ended]);
    };
    try {
      return await withTimeout(what, start, timeoutMs);
    } finally {
      running.users -= 1;
      if (running.users === 0) running.stop();
    }
  }

  #start(): RunningWorker {
    let end: (reason: Error) => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = reject;
    });
    const { store, terminate } = this.#startWorker(end);
    const stop = () => {
      if (this.#running === running) this.#running = undefined;
      terminate();
      end(new Error('the worker of the offline copy was stopped'));
    };
    const running: RunningWorker = { store, ended, stop, users: 0 };
    return running;
  }
}

function startWorker(onFailure: (reason: Error) => void) {
  const worker = new Worker(new URL('./offline-copy-worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('error', ({ message }) =>
    onFailure(new Error(message || 'the worker of the offline copy cannot be loaded')),
  );
  return { store: createStoreProxy(worker), terminate: () => worker.terminate() };
}
