import path from 'node:path';
import { MENU } from '../../src/content/backend.ts';
import { describeProblem } from '../../src/content/parse-collection.ts';
import { hasBranches } from '../brand.ts';
import { parseCommandLine } from '../command-line.ts';
import { OperatorError } from '../errors.ts';
import { readFirebaseProject } from '../firebase/firebase-project.ts';
import { createPictureSizer } from '../pictures/picture-sizer.ts';
import { pulledFolder } from '../settings.ts';
import { counted, describeChanges } from './describe-changes.ts';
import { collectionsOf, readEdition } from './edition.ts';
import { readHistory, rollBack } from './history.ts';
import { pullContent } from './pull-content.ts';

const FORCE = { force: { type: 'boolean', default: false } } as const;
const TO = { to: { type: 'string' } } as const;

/** `npm run pull [DIR]`: brings a content folder up to date with the chain's Firebase project. */
async function runPull(
  options: readonly string[],
  readsBranches: () => Promise<boolean>,
): Promise<void> {
  const { values, folder = pulledFolder(process.env) } = parseCommandLine(
    options,
    FORCE,
    'pull [DIR] [--force]',
  );
  const project = readFirebaseProject(process.env, await readsBranches());
  const result = await pullContent(project, path.resolve(folder), {
    isForced: values.force,
    sizePicture: createPictureSizer(),
  });
  for (const problem of result.problems) console.error(describeProblem(problem));
  const holds = `${result.documents} documents, ${result.pictures} pictures`;
  console.log(
    result.isNew
      ? `New content in ${folder}: ${holds}, of which ${result.fetched} were fetched`
      : `Nothing has changed: ${folder} holds ${holds}`,
  );
  if (result.isNew && result.changes !== '') console.log(result.changes);
}

/** `npm run history [DIR]`: the pulled menus, the newest first, and what each has changed. */
async function runHistory(options: readonly string[]): Promise<void> {
  const { folder = pulledFolder(process.env) } = parseCommandLine(options, {}, 'history [DIR]');
  const history = await readHistory(folder);
  const current = await readEdition(folder).catch(() => undefined);
  if (history.length === 0) throw new OperatorError(`There is no pulled content in ${folder}`);
  for (const edition of history) {
    const before = history.find(({ readAt }) => readAt === edition.replaces);
    const collections = collectionsOf(edition);
    const changes = before
      ? describeChanges(collectionsOf(before), collections) || 'other pictures'
      : counted(collections.get(MENU)?.length ?? 0, 'dish');
    const mark = edition.readAt === current?.readAt ? '*' : ' ';
    console.log(`${edition.readAt} ${mark} ${changes}`);
  }
}

/** `npm run rollback [DIR] [--to TIME]`: a pulled folder returns to an earlier menu. */
async function runRollback(options: readonly string[]): Promise<void> {
  const { values, folder = pulledFolder(process.env) } = parseCommandLine(
    options,
    TO,
    'rollback [DIR] [--to TIME]',
  );
  const { readAt, changes } = await rollBack(path.resolve(folder), values.to);
  console.log(`${folder} holds the content of ${readAt} again.`);
  if (changes !== '') console.log(changes);
  console.log('It stays until the database changes, or until "npm run pull -- --force".');
}

const COMMANDS = new Map([
  ['pull', runPull],
  ['history', runHistory],
  ['rollback', runRollback],
]);

/** The commands about pulled content, of npm and of the container. */
export async function run(
  [command = '', ...options]: readonly string[],
  readsBranches = hasBranches,
): Promise<void> {
  const runCommand = COMMANDS.get(command);
  if (runCommand) return runCommand(options, readsBranches);
  throw new OperatorError(`Unknown command '${command}': ${[...COMMANDS.keys()].join(', ')}`);
}
