import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '../../server/errors.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What is to be read beside the count, where much else has been printed since. */
  readonly remarks?: readonly string[];
}

const REPORTS = '.cache/test-reports';

/** Begun before what needs no browser; ended before what is timed. */
export async function provideBrowsers(): Promise<void> {
  const [code] = await once(
    spawn(process.execPath, ['tools/run.mjs', 'tools/test/provide-browsers.ts'], {
      stdio: 'inherit',
    }),
    'exit',
  );
  if (code !== 0) throw new OperatorError('Without a browser nothing can be tested in one.');
}

/** A check that either holds or does not counts as one test. */
export function runCommand(
  title: string,
  command: string,
  options: readonly string[],
  environment = {},
): Outcome {
  console.log(`\n${title}`);
  return succeeds(command, options, environment)
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, remarks: [`${title}: failed`] };
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string(), message: v.string() })),
});

export function runUnitTests(): Outcome {
  console.log('\nUnit tests');
  const file = reportFile('unit');
  const succeeded = succeeds('node_modules/.bin/vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')));
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return countRunnerFailure(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    remarks: failedFiles.map(({ name, message }) =>
      `${path.relative('.', name)}: failed ${message}`.trim(),
    ),
  });
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

export function runBrowserTests(): Outcome {
  console.log('\nBrowser tests');
  const file = reportFile('browser');
  const succeeded = succeeds('node_modules/.bin/playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')));
  return countRunnerFailure(succeeded, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    remarks: stats.flaky > 0 ? [`${stats.flaky} passed at the second try only: see above`] : [],
  });
}

/** A runner may fail without a failing test, by an error between tests for one: that counts too. */
function countRunnerFailure(
  succeeded: boolean,
  { passed, failed, remarks = [] }: Outcome,
): Outcome {
  if (succeeded || failed > 0) return { passed, failed, remarks };
  return {
    passed,
    failed: 1,
    remarks: [...remarks, 'A runner failed though no test did: see above'],
  };
}

function succeeds(command: string, options: readonly string[], environment = {}): boolean {
  const { status } = spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}
