import { summariseProblems } from '../../src/content/problem.ts';
import { reasonOf } from '../reason.ts';
import type { PullResult } from './pull-edition.ts';

/** Tells whoever runs the server what has changed, and nothing while nothing does. */
export function createPullLog() {
  let isFailing = false;
  let lastProblems = '';
  return {
    tellPull: ({ isNew, documents, pictures, fetched, problems }: PullResult): void => {
      if (isFailing) console.log('The database can be read again.');
      isFailing = false;
      if (isNew) {
        const holds = `${documents} documents, ${pictures} pictures`;
        console.log(`New edition: ${holds}, of which ${fetched} were fetched.`);
      }
      const lines = summariseProblems(problems).join('\n');
      if (lines !== '' && lines !== lastProblems) console.warn(lines);
      lastProblems = lines;
    },
    tellFailure: (error: unknown, readAt: Date): void => {
      if (isFailing) return;
      isFailing = true;
      const edition = `the edition of ${readAt.toISOString()}`;
      console.warn(`Serving ${edition} until the database can be read: ${reasonOf(error)}`);
    },
  };
}
