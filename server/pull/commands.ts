import path from 'node:path';
import { describeProblem } from '../../src/content/problem.ts';
import { parseCommandLine } from '../command-line.ts';
import { readFirebaseProject } from '../firebase/firebase-project.ts';
import { createPictureSizer } from '../pictures/picture-sizer.ts';
import { pulledFolder } from '../settings.ts';
import { pullContent } from './pull-content.ts';
import { readCurrentManifest } from './pulled-folder.ts';
import { rollBack } from './rollback.ts';

const FORCE = { force: { type: 'boolean', default: false } } as const;

/** `npm run pull [DIR]`: brings a content folder up to date with the chain's Firebase project. */
export async function runPull(options: readonly string[]): Promise<void> {
  const { values, folder = pulledFolder(process.env) } = parseCommandLine(
    options,
    FORCE,
    'pull [DIR] [--force]',
  );
  const project = readFirebaseProject(process.env);
  const progress = createProgress(process.stdout);
  const result = await pullContent(project, path.resolve(folder), {
    isForced: values.force,
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

/** `npm run rollback [DIR]`: a pulled folder returns to the content before the last pull. */
export async function runRollback(options: readonly string[]): Promise<void> {
  const { folder = pulledFolder(process.env) } = parseCommandLine(options, {}, 'rollback [DIR]');
  const pulled = path.resolve(folder);
  await rollBack(pulled);
  const { pulledAt } = await readCurrentManifest(pulled);
  console.log(`${folder} holds the content of ${pulledAt || 'before the first pull'} again.`);
  console.log('It stays until the database changes, or until "npm run pull -- --force".');
}

/** The number of progress lines where a line cannot be overwritten. */
const LINES = 4;

const CLEAR_LINE = '\r\u001b[K';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
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
