import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../tools/build/build-if-needed.ts';
import { APPLIED_VISITS } from './applied.ts';
import { type BudgetCheck, checkBudgets, checkServer } from './check-budgets.ts';
import { compare } from './compare.ts';
import { formatComparison } from './format-applied.ts';
import { formatBudgets, formatReport } from './format-report.ts';
import { measure } from './measure.ts';
import { formatServer } from './server/format-server.ts';
import { measureServer } from './server/measure-server.ts';

const RESULTS_FILE = 'bench/results.json';

/**
 * `npm run bench`: measures, prints a table, writes the results; fails on a budget that binds.
 * With `--against DIR` it only compares this tree with another checkout, on a slow phone; with `--server`
 * it measures only what the server carries, and puts that into the results.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      quick: { type: 'boolean', default: false },
      against: { type: 'string' },
      server: { type: 'boolean', default: false },
    },
  });
  await buildIfNeeded();
  if (values.against !== undefined) await compareWith(values.against, values.quick);
  else if (values.server) await measureServerOnly(values.quick);
  else await measureAll(values.quick);
}

async function measureAll(isQuick: boolean): Promise<void> {
  const results = await measure({ isQuick, onProgress });
  const checks = checkBudgets(results);
  await writeResults(results);
  report(formatReport(results, checks), checks);
}

async function measureServerOnly(isQuick: boolean): Promise<void> {
  const server = await measureServer({ isQuick, onProgress });
  const checks = checkServer(server);
  const others = JSON.parse(await readFile(RESULTS_FILE, 'utf8'));
  await writeResults({ ...others, server });
  report(`${formatServer(server)}\n\n${formatBudgets(checks)}`, checks);
}

async function compareWith(checkout: string, isQuick: boolean): Promise<void> {
  const folder = path.resolve(checkout);
  const comparison = await compare({ folder, visits: isQuick ? 1 : APPLIED_VISITS, onProgress });
  console.log(`\n${formatComparison(comparison)}`);
}

async function writeResults(results: object): Promise<void> {
  await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
}

function report(text: string, checks: readonly BudgetCheck[]): void {
  console.log(`\n${text}\n\nWritten to ${RESULTS_FILE}`);
  if (checks.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
}

function onProgress(doing: string): void {
  console.log(`Measuring ${doing} ...`);
}
