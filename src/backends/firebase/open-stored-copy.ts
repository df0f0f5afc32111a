import { callStoredCopy, type StoredCopy } from './stored-copy-calls.ts';

/** A stored copy that is there until it is closed. */
export interface OpenCopy {
  readonly copy: StoredCopy;
  close(): void;
}

/** Starts the worker that has the full SDK; tells when nothing can be expected of it. */
export function openStoredCopy(onFailure: (reason: Error) => void): OpenCopy {
  const worker = new Worker(new URL('./stored-copy-worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('error', ({ message }) =>
    onFailure(new Error(message || 'its worker cannot be loaded')),
  );
  return { copy: callStoredCopy(worker), close: () => worker.terminate() };
}
