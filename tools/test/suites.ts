import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { OperatorError } from '../../server/operator-error.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
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
    : { passed: 0, failed: 1 };
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

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
  return countRunnerFailure(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
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
  if (stats.flaky > 0) console.log(`\n${stats.flaky} passed at the second try only: see above`);
  return countRunnerFailure(succeeded, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  });
}

/** A runner may fail without a failing test, by an error between tests for one: that counts too. */
function countRunnerFailure(succeeded: boolean, { passed, failed }: Outcome): Outcome {
  return { passed, failed: !succeeded && failed === 0 ? 1 : failed };
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
