import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPLIED_VISITS } from '../bench/applied.ts';
import { checkBudgets } from '../bench/check-budgets.ts';
import { compare } from '../bench/compare.ts';
import { formatComparisons } from '../bench/format-applied.ts';
import { formatReport } from '../bench/format-report.ts';
import { measure } from '../bench/measure.ts';
import { buildIfNeeded } from './build/build-if-needed.ts';

const RESULTS_FILE = 'bench/results.json';

/**
 * `npm run bench`: measures, prints a table, writes the results; fails on a budget that binds.
 * With `--against DIR` it only compares this tree with another checkout, on a slow phone.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { quick: { type: 'boolean', default: false }, against: { type: 'string' } },
  });
  await buildIfNeeded();
  if (values.against === undefined) await measureAll(values.quick);
  else await compareWith(values.against, values.quick);
}

async function measureAll(isQuick: boolean): Promise<void> {
  const results = await measure({ isQuick, onProgress });
  const checks = checkBudgets(results);
  await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${formatReport(results, checks)}\n\nWritten to ${RESULTS_FILE}`);
  if (checks.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
}

async function compareWith(checkout: string, isQuick: boolean): Promise<void> {
  const folder = path.resolve(checkout);
  const comparisons = await compare({ folder, visits: isQuick ? 1 : APPLIED_VISITS, onProgress });
  console.log(`\n${formatComparisons(comparisons)}`);
}

function onProgress(doing: string): void {
  console.log(`Measuring ${doing} ...`);
}
