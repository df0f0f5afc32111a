import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { errorMessage } from '../server/errors.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Printed beside the count: the output above is long. */
  readonly remarks: readonly string[];
}

const REPORTS = '.cache/test-reports';
const TYPE_CHECK = ['-b', 'src', 'src/service-worker', '.'];

/** `npm test`: everything, ending with a line that counts it. */
export async function run(): Promise<void> {
  const [browsers, built, checked] = await Promise.all([
    // May install packages, which the other checks do not need.
    check('Browsers', 'node', ['tools/run.mjs', 'tests/support/browsers/test-browsers.ts']),
    check('Builds', 'node', ['tools/run.mjs', 'tests/support/test-build.ts']),
    inOrder([
      () => check('Format and lint', 'node_modules/.bin/biome', ['ci', '--error-on-warnings', '.']),
      () => check('Imports', 'node_modules/.bin/oxlint', ['-c', 'oxlint.config.js']),
      () => check('Types', 'node_modules/.bin/tsc', TYPE_CHECK),
    ]),
  ]);
  const outcomes = [browsers, built, ...checked];
  outcomes.push(...(await Promise.all([runUnitTests(), runBrowserTests()])));
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0);
  for (const remark of outcomes.flatMap(({ remarks }) => remarks)) console.log(`\n${remark}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
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
  return countReport(succeeded, file, (json) => {
    const report = v.parse(vitestReport, json);
    const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      remarks: failedFiles.map(({ name, message }) =>
        `${path.relative('.', name)}: failed ${message}`.trim(),
      ),
    };
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
  return countReport(succeeded, file, (json) =>
    countBrowserTests(v.parse(playwrightReport, json), Boolean(process.env.CI)),
  );
}

/** One test that needs a second try may be a busy machine's fault. In CI, two are a failure. */
export function countBrowserTests(
  { stats }: v.InferOutput<typeof playwrightReport>,
  isCI: boolean,
): Outcome {
  const { expected, unexpected, flaky } = stats;
  const failedFlaky = isCI && flaky > 1 ? flaky : 0;
  return {
    passed: expected + flaky - failedFlaky,
    failed: unexpected + failedFlaky,
    remarks: flaky > 0 ? [`Passed at the second try only: ${flaky}. They are named above.`] : [],
  };
}

/** A runner that was killed leaves no report: that counts as one failure. */
export function countReport(
  succeeded: boolean,
  file: string,
  count: (report: unknown) => Outcome,
): Outcome {
  try {
    return countRunnerFailure(succeeded, count(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    const remark = `A runner left no report: ${errorMessage(error)}`;
    return { passed: 0, failed: 1, remarks: [remark] };
  }
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
