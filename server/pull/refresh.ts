import { errorMessage, type LastError } from '../errors.ts';
import type { PullOptions, PullResult } from './pull-content.ts';
import { RolledBack } from './pull-guard.ts';
import { createPullLog } from './pull-log.ts';

/** The database that a pulled folder comes from. */
export type PulledSource = ReturnType<typeof createPulledSource>;

/** Known pictures are checked less often than documents: there are many, and they rarely change. */
const PICTURE_CHECK_MS = 600_000;

export function createPulledSource(
  pull: (options?: PullOptions) => Promise<PullResult>,
  everySeconds: number,
  secondsAgo: number,
) {
  const log = createPullLog();
  // Not the time of day: somebody may set the clock.
  let readAt = performance.now() - secondsAgo * 1000;
  let picturesCheckedAt = -Infinity;
  let lastError: LastError | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const age = () => (performance.now() - readAt) / 1000;

  const refresh = async () => {
    const now = performance.now();
    const checksPictures = now - picturesCheckedAt >= PICTURE_CHECK_MS;
    const pulled = await pull({ checksPictures }).catch((error: unknown) => ({ error }));
    if (isStopped) return;
    if ('error' in pulled) {
      const { error } = pulled;
      log.logFailure(error, new Date(Date.now() - age() * 1000));
      // The database was read, and its menu is held back on purpose.
      if (error instanceof RolledBack) readAt = performance.now();
      else lastError = { at: new Date().toISOString(), message: errorMessage(error) };
    } else {
      readAt = performance.now();
      if (checksPictures) picturesCheckedAt = now;
      log.logPull(pulled);
    }
    timer = setTimeout(refresh, everySeconds * 1000);
  };
  return {
    /** Seconds since it was read. */
    age,
    lastError: () => lastError,
    /** Pulls periodically until it is stopped. */
    start: () => {
      timer = setTimeout(refresh, Math.max(0, everySeconds - age()) * 1000);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
