import path from 'node:path';
import { hasBranches, loadBrand } from '../server/brand.ts';
import { parseCommandLine } from '../server/command-line.ts';
import { errorMessage, OperatorError } from '../server/errors.ts';
import { usesFirebase } from '../server/firebase/firebase-project.ts';
import { contentFolder } from '../server/settings.ts';
import { findMistakes } from './build/check-brand.ts';
import { openFirebase, openFolder } from './check-content/open-content.ts';
import { examine, formatFound, formatReport, type Source } from './check-content/report.ts';

const USAGE = 'npm run check-content -- [DIR | --firebase] [--brand] [--json] [--strict]';

/**
 * `npm run check-content [DIR]`: reads content the way the app does and says what is wrong with it; with
 * `--brand`, as `npm run check`, of `menu.config.ts` too. The exit code is 0 if nothing is, 1 with findings,
 * 2 if it cannot be read. With `--json` there is always a document.
 */
export async function run(given: readonly string[]): Promise<void> {
  try {
    const served = path.resolve(contentFolder(process.env));
    const { folder, ...options } = parseOptions(given, served);
    const source =
      folder === undefined
        ? openFirebase(process.env, served, await hasBranches())
        : openFolder(folder);
    const report = await check(await source, options.brand);
    console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report));
    const { errors, warnings } = report.counts;
    if (errors > 0 || (options.strict && warnings > 0)) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (given.includes('--json')) console.log(JSON.stringify({ error: error.message }, null, 2));
    else console.error(error.message);
    process.exitCode = 2;
  }
}

/** One line for who starts or builds a menu: mistakes in its content are no reason to stop. */
export async function printSummary(folder: string): Promise<void> {
  try {
    const { counts } = await check(await openFolder(path.resolve(folder)), true);
    console.log(`${formatFound(counts)}: npm run check`);
  } catch (error) {
    console.warn(`The content was not checked: ${errorMessage(error)}`);
  }
}

async function check(source: Source, hasBrand: boolean) {
  const brand = await loadBrand();
  const mistakes = await findMistakes(brand);
  // What is said about content by a wrong brand would be wrong, too.
  return examine(source, mistakes.length > 0 ? {} : brand, hasBrand ? mistakes : []);
}

const IS_GIVEN = { type: 'boolean', default: false } as const;

export function parseOptions(given: readonly string[], defaultFolder: string) {
  const options = { firebase: IS_GIVEN, brand: IS_GIVEN, json: IS_GIVEN, strict: IS_GIVEN };
  const { values, folder } = parseCommandLine(given, options, USAGE);
  if (values.firebase && folder !== undefined) {
    throw new OperatorError(`either a folder or --firebase: ${USAGE}`);
  }
  // `npm run check` reads the menu that diners see.
  const isLive = values.brand && folder === undefined && usesFirebase(process.env);
  return { ...values, folder: values.firebase || isLive ? undefined : (folder ?? defaultFolder) };
}
