import path from 'node:path';
import { OperatorError } from '../server/errors.ts';
import { createPictureSizer } from '../server/pictures/picture-sizer.ts';
import { readFirebaseProject } from '../server/pull/firebase-project.ts';
import { pullContent } from '../server/pull/pull-content.ts';
import { pulledFolder } from '../server/settings.ts';
import { describeProblem } from '../src/content/problem.ts';

/** The number of progress lines where a line cannot be overwritten. */
const LINES = 4;

const CLEAR_LINE = '\r\u001b[K';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const FORCE = '--force';

/** `npm run pull [DIR]`: brings a content folder up to date with the chain's Firebase project. */
export async function run(options: readonly string[]): Promise<void> {
  const [folder = pulledFolder(process.env), ...others] = options.filter(
    (option) => option !== FORCE,
  );
  if (folder.startsWith('-') || others.length > 0) {
    throw new OperatorError('Usage: npm run pull -- [DIR] [--force]');
  }
  const project = readFirebaseProject(process.env);
  const progress = createProgress(process.stdout);
  const result = await pullContent(project, path.resolve(folder), {
    isForced: options.includes(FORCE),
    onProgress: progress.show,
    sizePicture: createPictureSizer(),
  }).finally(progress.end);
  for (const problem of result.problems) console.error(describeProblem(problem));
  const holds = `${result.documents} documents, ${result.pictures} pictures`;
  console.log(
    result.isNew
      ? `New content in ${folder}: ${holds}, of which ${result.fetched} were fetched`
      : `Nothing has changed: ${folder} holds ${holds}`,
  );
}

/** Shows how many pictures are done: on a terminal in one changing line, elsewhere in a few lines. */
export function createProgress(output: Output) {
  return {
    show: (done: number, total: number): void => {
      const text = `Pictures: ${done} of ${total}`;
      const isStep = Math.floor((done * LINES) / total) > Math.floor(((done - 1) * LINES) / total);
      if (output.isTTY) output.write(`${CLEAR_LINE}${text}`);
      else if (isStep) output.write(`${text}\n`);
    },
    end: (): void => {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}
