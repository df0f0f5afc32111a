import { describeProblem, type Problem } from '../../src/content/problem.ts';
import { errorMessage, warn } from '../errors.ts';
import type { PullResult } from './pull-content.ts';
import { PullRefused } from './pull-guard.ts';

/** When Storage fails, every picture is a problem: name only a few. */
const MAX_NAMED = 5;

/** Logs changes only, so that a log line means that something is new. */
export function createPullLog() {
  let failure: string | undefined;
  let failures = 0;
  const named = new Set<string>();

  const logProblems = (problems: readonly Problem[]) => {
    const others = problems.filter(({ collection, id }) => !named.has(`${collection}/${id}`));
    for (const { collection, id } of others) named.add(`${collection}/${id}`);
    for (const problem of others.slice(0, MAX_NAMED)) warn(describeProblem(problem));
    const more = others.length - MAX_NAMED;
    if (more > 0) warn(`${more} more pictures cannot be fetched.`);
  };
  return {
    logPull: ({ isNew, documents, pictures, fetched, problems }: PullResult): void => {
      if (failures > 0) warn(`The database is served again, after ${failures} failed pulls.`);
      failure = undefined;
      failures = 0;
      if (isNew) {
        const holds = `${documents} documents, ${pictures} pictures`;
        console.log(`New content: ${holds}, of which ${fetched} were fetched.`);
        named.clear();
      }
      logProblems(problems);
    },
    logFailure: (error: unknown, readAt: Date): void => {
      failures += 1;
      const message = errorMessage(error);
      // The cause of a network error varies from one try to the next.
      const kind = error instanceof PullRefused ? message : message.split(': ', 1)[0];
      if (kind === failure) return;
      failure = kind;
      warn(`Serving the content of ${readAt.toISOString()}: ${message}`);
    },
  };
}
