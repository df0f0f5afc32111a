import path from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '../menu.config.ts';
import { OperatorError } from '../server/errors.ts';
import { contentFolder } from '../server/settings.ts';
import { examine } from './check-content/examine.ts';
import { formatReport } from './check-content/format-report.ts';
import { openFirebase, openFolder } from './check-content/open-content.ts';

export interface Options {
  /** The folder to read; without one, Firebase. */
  readonly folder: string | undefined;
  readonly isJson: boolean;
}

const USAGE = 'npm run check-content -- [DIR | --firebase] [--json]';

/** `npm run check-content [DIR]`: reads content the way the app does and says what is wrong with it. */
export async function run(given: readonly string[]): Promise<void> {
  const served = path.resolve(contentFolder(process.env));
  const { folder, isJson } = parseOptions(given, served);
  const source =
    folder === undefined
      ? await openFirebase(process.env, served)
      : await openFolder(path.resolve(folder));
  const report = await examine(source, brand);
  console.log(isJson ? JSON.stringify(report, undefined, 2) : formatReport(report));
  if (report.counts.errors > 0) process.exitCode = 1;
}

export function parseOptions(given: readonly string[], defaultFolder: string): Options {
  const { values, positionals } = parse(given);
  const [folder = defaultFolder, ...more] = positionals;
  if (more.length > 0) throw usageError('only one folder can be read');
  if (!values.firebase) return { folder, isJson: values.json };
  if (positionals.length > 0) throw usageError('either a folder or --firebase');
  return { folder: undefined, isJson: values.json };
}

function parse(given: readonly string[]) {
  const isGiven = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...given],
      options: { firebase: isGiven, json: isGiven },
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
