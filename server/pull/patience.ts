import { FileRefused } from './storage-file.ts';

/** So many that fetch from a host at once may fail together, and the next one would only wait as they did. */
const MOST_FAILURES = 4;

/** Asks a host for nothing more once it has failed several times in a row. A refusal is an answer. */
export function createPatience() {
  const failures = new Map<string, number>();
  return async <T>(host: string, ask: () => Promise<T>): Promise<T> => {
    const before = failures.get(host) ?? 0;
    if (before >= MOST_FAILURES) throw new Error(`${host} has failed ${before} times in a row`);
    try {
      const answer = await ask();
      failures.delete(host);
      return answer;
    } catch (error) {
      if (error instanceof FileRefused) failures.delete(host);
      else failures.set(host, (failures.get(host) ?? 0) + 1);
      throw error;
    }
  };
}

export type Patience = ReturnType<typeof createPatience>;
