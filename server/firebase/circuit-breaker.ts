import { FileRefused } from './storage-file.ts';

/** Downloads at once, and failures in a row after which a host is not called: one batch. */
export const DOWNLOAD_CONCURRENCY = 4;

/** Stops calling a host after several failures in a row. A refusal is an answer, not a failure. */
export function createCircuitBreaker() {
  const failures = new Map<string, number>();
  return async <T>(host: string, call: () => Promise<T>): Promise<T> => {
    const before = failures.get(host) ?? 0;
    if (before >= DOWNLOAD_CONCURRENCY)
      throw new Error(`${host} has failed ${before} times in a row`);
    try {
      const answer = await call();
      failures.delete(host);
      return answer;
    } catch (error) {
      if (error instanceof FileRefused) failures.delete(host);
      else failures.set(host, (failures.get(host) ?? 0) + 1);
      throw error;
    }
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
