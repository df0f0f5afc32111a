import { describeProblem, type Problem } from '../../src/content/problem.ts';
import { errorMessage } from '../errors.ts';
import type { PullResult } from './pull-content.ts';

/** When Storage fails, every picture is a problem: name only a few. */
const MAX_NAMED = 5;

/** Logs changes only, so that a log line means that something is new. */
export function createPullLog() {
  let isFailing = false;
  const named = new Set<string>();

  const logProblems = (problems: readonly Problem[]) => {
    const others = problems.filter(({ collection, id }) => !named.has(`${collection}/${id}`));
    for (const { collection, id } of others) named.add(`${collection}/${id}`);
    for (const problem of others.slice(0, MAX_NAMED)) console.warn(describeProblem(problem));
    const more = others.length - MAX_NAMED;
    if (more > 0) console.warn(`${more} more pictures cannot be fetched.`);
  };
  return {
    logPull: ({ isNew, documents, pictures, fetched, problems }: PullResult): void => {
      if (isFailing) console.log('The database can be read again.');
      isFailing = false;
      if (isNew) {
        const holds = `${documents} documents, ${pictures} pictures`;
        console.log(`New content: ${holds}, of which ${fetched} were fetched.`);
        named.clear();
      }
      logProblems(problems);
    },
    logFailure: (error: unknown, readAt: Date): void => {
      if (isFailing) return;
      isFailing = true;
      const content = `the content of ${readAt.toISOString()}`;
      console.warn(`Serving ${content} until the database can be read: ${errorMessage(error)}`);
    },
  };
}
