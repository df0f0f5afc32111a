import { describeProblem } from '../../src/content/parse-collection.ts';
import { errorMessage, type LastError, warn, warnCounted } from '../errors.ts';
import type { PullOptions, PullResult } from './pull-content.ts';
import { PullRefused, RolledBack } from './pull-guard.ts';

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

/** When Storage fails, every picture is a problem: name only a few. */
const MAX_NAMED = 5;

/** Logs changes only, so that a log line means that something is new. */
export function createPullLog() {
  let failure: string | undefined;
  return {
    logPull: ({ isNew, documents, pictures, fetched, changes, problems }: PullResult): void => {
      if (failure !== undefined) warn('The database is served again.');
      failure = undefined;
      const holds = `${documents} documents, ${pictures} pictures, of which ${fetched} were fetched`;
      if (isNew) console.log(`New content: ${holds}. ${changes}`.trimEnd());
      for (const problem of problems.slice(0, MAX_NAMED)) warnCounted(describeProblem(problem));
      const more = problems.length - MAX_NAMED;
      if (more > 0) warnCounted(`${more} more pictures cannot be fetched.`);
    },
    logFailure: (error: unknown, readAt: Date): void => {
      const message = errorMessage(error);
      // The cause of a network error varies from one try to the next.
      const kind = error instanceof PullRefused ? message : message.split(': ', 1)[0];
      if (kind === failure) return;
      failure = kind;
      warn(`Serving the content of ${readAt.toISOString()}: ${message}`);
    },
  };
}
