import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { provideTestChromium } from '../../tests/support/browsers/chromium.ts';
import { provideOtherEngines } from '../../tests/support/browsers/other-engines.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = '.cache/test-reports';

/** A check that either holds or does not counts as one test. */
export function runCommand(
  title: string,
  command: string,
  options: readonly string[],
  environment = {},
): Outcome {
  console.log(`\n${title}`);
  return spawn(command, options, environment) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

export function runUnitTests(): Outcome {
  console.log('\nUnit tests');
  const file = reportFile('unit');
  const succeeded = spawn('node_modules/.bin/vitest', [
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
  provideTestChromium();
  provideOtherEngines();
  const file = reportFile('browser');
  const succeeded = spawn('node_modules/.bin/playwright', ['test', '--reporter=line,json'], {
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

function spawn(command: string, options: readonly string[], environment = {}): boolean {
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
