import { describeProblem } from '../../src/content/parse-collection.ts';
import { errorMessage, warn, warnCounted } from '../errors.ts';
import type { PullResult } from './pull-content.ts';
import { PullRefused } from './pull-guard.ts';

/** When Storage fails, every picture is a problem: name only a few. */
const MAX_NAMED = 5;

/** Logs changes only, so that a log line means that something is new. */
export function createPullLog() {
  let failure: string | undefined;
  let failures = 0;
  return {
    logPull: ({ isNew, documents, pictures, fetched, changes, problems }: PullResult): void => {
      if (failures > 0) warn(`The database is served again, after ${failures} failed pulls.`);
      failure = undefined;
      failures = 0;
      const holds = `${documents} documents, ${pictures} pictures, of which ${fetched} were fetched`;
      if (isNew) console.log(`New content: ${holds}. ${changes}`.trimEnd());
      for (const problem of problems.slice(0, MAX_NAMED)) warnCounted(describeProblem(problem));
      const more = problems.length - MAX_NAMED;
      if (more > 0) warnCounted(`${more} more pictures cannot be fetched.`);
    },
    logFailure: (error: unknown, readAt: Date): void => {
      if (!(error instanceof PullRefused)) failures += 1;
      const message = errorMessage(error);
      // The cause of a network error varies from one try to the next.
      const kind = error instanceof PullRefused ? message : message.split(': ', 1)[0];
      if (kind === failure) return;
      failure = kind;
      warn(`Serving the content of ${readAt.toISOString()}: ${message}`);
    },
  };
}
