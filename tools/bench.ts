import { writeFile } from 'node:fs/promises';
import { checkBudgets } from '../bench/check-budgets.ts';
import { formatReport } from '../bench/format-report.ts';
import { measure } from '../bench/measure.ts';
import { buildIfNeeded } from './build/build-if-needed.ts';

const RESULTS_FILE = 'bench/results.json';

/** `npm run bench`: measures, prints a table, writes the results; fails on a budget that binds. */
export async function run(options: readonly string[]): Promise<void> {
  await buildIfNeeded();
  const results = await measure({
    isQuick: options.includes('--quick'),
    onProgress: (doing) => console.log(`Measuring ${doing} ...`),
  });
  const checks = checkBudgets(results);
  await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${formatReport(results, checks)}\n\nWritten to ${RESULTS_FILE}`);
  if (checks.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
}
