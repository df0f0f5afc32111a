import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '../server/errors.ts';
import { FIREBASE_BUILD, FIREBASE_BUILD_SETTINGS } from '../tests/support/firebase-build.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Printed beside the count: the output above is long. */
  readonly remarks: readonly string[];
}

const REPORTS = '.cache/test-reports';
const TSC = 'node_modules/.bin/tsc';
const BUILD = ['tools/run.mjs', 'tools/build.ts'];

/** `npm test`: everything, ending with a line that counts it. */
export async function run(): Promise<void> {
  const browsers = provideBrowsers();
  const [built, checked] = await Promise.all([
    inOrder([
      () => check('Build', 'node', [...BUILD, '--app-only']),
      () =>
        check('Build for Firebase', 'node', [...BUILD, FIREBASE_BUILD], FIREBASE_BUILD_SETTINGS),
    ]),
    inOrder([
      () => check('Format and lint', 'node_modules/.bin/biome', ['ci', '--error-on-warnings', '.']),
      () => check('Types of the page', TSC, ['-p', 'src']),
      () => check('Types of the service worker', TSC, ['-p', 'src/service-worker']),
      () => check('Types of server, tools and tests', TSC, ['-p', '.']),
    ]),
  ]);
  const outcomes = [...built, ...checked];
  await browsers;
  outcomes.push(await runUnitTests(), await runBrowserTests());
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0);
  for (const remark of outcomes.flatMap(({ remarks }) => remarks)) console.log(`\n${remark}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** Installs packages in a process of its own, while checks that need no browser run. */
async function provideBrowsers(): Promise<void> {
  const options = ['tools/run.mjs', 'tests/support/browsers/test-browsers.ts'];
  const [code] = await once(spawn(process.execPath, options, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new OperatorError('Without a browser nothing can be tested in one.');
}

/** A check that passes or fails as a whole counts as one test. */
async function check(
  title: string,
  command: string,
  options: readonly string[],
  environment = {},
): Promise<Outcome> {
  console.log(`\n${title}`);
  return (await succeeds(command, options, environment))
    ? { passed: 1, failed: 0, remarks: [] }
    : { passed: 0, failed: 1, remarks: [`${title}: failed`] };
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string(), message: v.string() })),
});

async function runUnitTests(): Promise<Outcome> {
  console.log('\nUnit tests');
  const file = reportFile('unit');
  const succeeded = await succeeds('node_modules/.bin/vitest', [
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

async function runBrowserTests(): Promise<Outcome> {
  console.log('\nBrowser tests');
  const file = reportFile('browser');
  const succeeded = await succeeds(
    'node_modules/.bin/playwright',
    ['test', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const { stats } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')));
  return countRunnerFailure(succeeded, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    remarks: stats.flaky > 0 ? [`${stats.flaky} passed at the second try only: see above`] : [],
  });
}

/** A runner can fail without a failing test, for example by an unhandled error: that counts too. */
function countRunnerFailure(succeeded: boolean, outcome: Outcome): Outcome {
  if (succeeded || outcome.failed > 0) return outcome;
  const remarks = [...outcome.remarks, 'A runner failed though no test did: see above'];
  return { ...outcome, failed: 1, remarks };
}

async function succeeds(
  command: string,
  options: readonly string[],
  environment = {},
): Promise<boolean> {
  const env = { ...process.env, ...environment };
  const [code] = await once(spawn(command, options, { stdio: 'inherit', env }), 'exit');
  return code === 0;
}

async function inOrder(checks: readonly (() => Promise<Outcome>)[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const run of checks) outcomes.push(await run());
  return outcomes;
}

function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}
