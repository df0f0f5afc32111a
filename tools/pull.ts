import path from 'node:path';
import { readFirebaseProject } from '../server/pull/firebase-project.ts';
import { pullContent } from '../server/pull/pull-content.ts';
import { pulledFolder } from '../server/settings.ts';
import { describeProblem } from '../src/content/problem.ts';
import { createProgress } from './pull/progress.ts';

/** `npm run pull [DIR]`: brings a content folder up to date with the chain's Firebase project. */
export async function run([folder = pulledFolder(process.env)]: readonly string[]): Promise<void> {
  const project = readFirebaseProject(process.env);
  const progress = createProgress(process.stdout);
  const result = await pullContent(project, path.resolve(folder), {
    onProgress: progress.show,
  }).finally(progress.end);
  for (const problem of result.problems) console.error(describeProblem(problem));
  const holds = `${result.documents} documents, ${result.pictures} pictures`;
  console.log(
    result.isNew
      ? `New edition in ${folder}: ${holds}, of which ${result.fetched} were fetched`
      : `Nothing has changed: ${folder} holds ${holds}`,
  );
}
