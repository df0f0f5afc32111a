import path from 'node:path';
import { parseCommandLine } from '../server/command-line.ts';
import { OperatorError } from '../server/errors.ts';
import { contentFolder } from '../server/settings.ts';
import { loadBrand } from './build/brand.ts';
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
    const report = await examine(await openSource(options, served), await loadBrand());
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

const IS_GIVEN = { type: 'boolean', default: false } as const;

export function parseOptions(given: readonly string[], defaultFolder: string): Options {
  const options = { firebase: IS_GIVEN, json: IS_GIVEN, strict: IS_GIVEN };
  const { values, folder = defaultFolder } = parseCommandLine(given, options, USAGE);
  const { firebase, json: isJson, strict: isStrict } = values;
  if (firebase && folder !== defaultFolder) {
    throw new OperatorError(`either a folder or --firebase: ${USAGE}`);
  }
  return { folder: firebase ? undefined : folder, isJson, isStrict };
}
