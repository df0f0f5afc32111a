import path from 'node:path';
import { contentFolder } from '../server/settings.ts';
import { examine } from './check-content/examine.ts';
import { openFirebase } from './check-content/firebase-source.ts';
import { openFolder } from './check-content/folder-source.ts';
import { formatReport } from './check-content/format-report.ts';
import { parseOptions } from './check-content/options.ts';

/** `npm run check-content [DIR]`: reads content the way the app does and says what is wrong with it. */
export async function run(given: readonly string[]): Promise<void> {
  const served = path.resolve(contentFolder(process.env));
  const { folder, isJson } = parseOptions(given, served);
  const source =
    folder === undefined
      ? await openFirebase(process.env, served)
      : await openFolder(path.resolve(folder));
  const report = await examine(source);
  console.log(isJson ? JSON.stringify(report, undefined, 2) : formatReport(report));
  if (report.counts.errors > 0) process.exitCode = 1;
}
