import path from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '../menu.config.ts';
import { OperatorError } from '../server/errors.ts';
import { contentFolder } from '../server/settings.ts';
import { examine, type Source } from './check-content/examine.ts';
import { formatReport } from './check-content/format-report.ts';
import { openFirebase, openFolder } from './check-content/open-content.ts';

export interface Options {
  /** The folder to read; without one, Firebase. */
  readonly folder: string | undefined;
  readonly isJson: boolean;
  /** Warnings count as errors do. */
  readonly isStrict: boolean;
}

const USAGE = 'npm run check-content -- [DIR | --firebase] [--json] [--strict]';

const FOUND = 1;
const CANNOT_READ = 2;

/**
 * `npm run check-content [DIR]`: reads content the way the app does and says what is wrong with it. The exit
 * code is 0 if nothing is, 1 with findings, 2 if it cannot be read. With `--json` there is always a document.
 */
export async function run(given: readonly string[]): Promise<void> {
  try {
    const served = path.resolve(contentFolder(process.env));
    const options = parseOptions(given, served);
    const report = await examine(await openSource(options, served), brand);
    console.log(options.isJson ? toJson(report) : formatReport(report));
    const { errors, warnings } = report.counts;
    if (errors > 0 || (options.isStrict && warnings > 0)) process.exitCode = FOUND;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (given.includes('--json')) console.log(toJson({ error: error.message }));
    else console.error(error.message);
    process.exitCode = CANNOT_READ;
  }
}

function openSource({ folder }: Options, served: string): Promise<Source> {
  return folder === undefined
    ? openFirebase(process.env, served)
    : openFolder(path.resolve(folder));
}

function toJson(document: object): string {
  return JSON.stringify(document, undefined, 2);
}

export function parseOptions(given: readonly string[], defaultFolder: string): Options {
  const { values, positionals } = parse(given);
  const [folder = defaultFolder, ...more] = positionals;
  if (more.length > 0) throw usageError('only one folder can be read');
  if (values.firebase && positionals.length > 0) throw usageError('either a folder or --firebase');
  const { firebase, json: isJson, strict: isStrict } = values;
  return { folder: firebase ? undefined : folder, isJson, isStrict };
}

function parse(given: readonly string[]) {
  const isGiven = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...given],
      options: { firebase: isGiven, json: isGiven, strict: isGiven },
      allowPositionals: true,
    });
  } catch (error) {
    // Node's further sentences explain how to allow the option.
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw usageError(reason);
  }
}

function usageError(reason: string): OperatorError {
  return new OperatorError(`${reason}: ${USAGE}`);
}
