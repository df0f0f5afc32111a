import { describeProblem, type Problem } from '../../src/content/problem.ts';
import { reasonOf } from '../errors.ts';
import type { PullResult } from './pull-edition.ts';

/** A Storage that fails has trouble with every picture: a few of them tell as much. */
const MOST_NAMED = 5;

/** Tells whoever runs the server what has changed, and nothing while nothing does. */
export function createPullLog() {
  let isFailing = false;
  const named = new Set<string>();

  const tellProblems = (problems: readonly Problem[]) => {
    const others = problems.filter(({ collection, id }) => !named.has(`${collection}/${id}`));
    for (const { collection, id } of others) named.add(`${collection}/${id}`);
    for (const problem of others.slice(0, MOST_NAMED)) console.warn(describeProblem(problem));
    const more = others.length - MOST_NAMED;
    if (more > 0) console.warn(`${more} more pictures cannot be fetched.`);
  };
  return {
    tellPull: ({ isNew, documents, pictures, fetched, problems }: PullResult): void => {
      if (isFailing) console.log('The database can be read again.');
      isFailing = false;
      if (isNew) {
        const holds = `${documents} documents, ${pictures} pictures`;
        console.log(`New edition: ${holds}, of which ${fetched} were fetched.`);
        named.clear();
      }
      tellProblems(problems);
    },
    tellFailure: (error: unknown, readAt: Date): void => {
      if (isFailing) return;
      isFailing = true;
      const edition = `the edition of ${readAt.toISOString()}`;
      console.warn(`Serving ${edition} until the database can be read: ${reasonOf(error)}`);
    },
  };
}
