import path from 'node:path';
import { contentFolder } from '../server/content-from.ts';
import { examine } from './doctor/examine.ts';
import { openFirebase } from './doctor/firebase-source.ts';
import { openFolder } from './doctor/folder-source.ts';
import { formatReport } from './doctor/format-report.ts';
import { parseOptions } from './doctor/options.ts';

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
