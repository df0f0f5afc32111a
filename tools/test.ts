import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { errorMessage } from '../server/errors.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Printed beside the count: the output above is long. */
  readonly remarks: readonly string[];
}

const UNIT_REPORT = '.cache/test-reports/unit.json';
const BROWSER_REPORT = '.cache/test-reports/browser.json';
const UNIT_OPTIONS = ['--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT}`];

/** `npm test`: everything, ending with a line that counts it. */
export async function run(): Promise<void> {
  const checks = await Promise.all([
    // May install packages, which the other checks do not need.
    check('Browsers', 'node', ['tools/run.mjs', 'tests/support/browsers/test-browsers.ts']),
    check('Builds', 'node', ['tools/run.mjs', 'tests/support/test-build.ts']),
    check('Format, lint, imports and types', 'npm', ['run', 'lint']),
  ]);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = BROWSER_REPORT;
  const tests = await Promise.all([
    runTests('Unit tests', 'vitest', ['run', ...UNIT_OPTIONS], UNIT_REPORT),
    runTests('Browser tests', 'playwright', ['test', '--reporter=line,json'], BROWSER_REPORT),
  ]);
  const outcomes = [...checks, ...tests];
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0);
  for (const remark of outcomes.flatMap(({ remarks }) => remarks)) console.log(`\n${remark}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** A check that passes or fails as a whole counts as one test. */
async function check(title: string, command: string, options: readonly string[]): Promise<Outcome> {
  return (await succeeds(title, command, options))
    ? { passed: 1, failed: 0, remarks: [] }
    : { passed: 0, failed: 1, remarks: [`${title}: failed`] };
}

async function runTests(
  title: string,
  runner: string,
  options: readonly string[],
  report: string,
): Promise<Outcome> {
  rmSync(report, { force: true });
  const succeeded = await succeeds(title, `node_modules/.bin/${runner}`, options);
  return countReport(succeeded, report, Boolean(process.env.CI));
}

async function succeeds(
  title: string,
  command: string,
  options: readonly string[],
): Promise<boolean> {
  console.log(`\n${title}`);
  const [code] = await once(spawn(command, options, { stdio: 'inherit' }), 'exit');
  return code === 0;
}

const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string() })),
});

const testReport = v.union([browserReport, unitReport]);

/** A runner that was killed leaves no report: that counts as one failure. */
export function countReport(succeeded: boolean, file: string, isCI: boolean): Outcome {
  try {
    const report = v.parse(testReport, JSON.parse(readFileSync(file, 'utf8')));
    const outcome =
      'stats' in report ? countBrowserTests(report.stats, isCI) : countUnitTests(report);
    // A runner can fail without a failing test, for example by an unhandled error.
    if (succeeded || outcome.failed > 0) return outcome;
    const remarks = [...outcome.remarks, `A runner failed though no test did: see above`];
    return { ...outcome, failed: 1, remarks };
  } catch (error) {
    const remark = `A runner left no report: ${errorMessage(error)}`;
    return { passed: 0, failed: 1, remarks: [remark] };
  }
}

/** A file that cannot be loaded has no failed test: it is named. */
function countUnitTests(report: v.InferOutput<typeof unitReport>): Outcome {
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    remarks: failed.map(({ name }) => `${path.relative('.', name)}: failed, see above`),
  };
}

type Stats = Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>;

/** One test that needs a second try may be a busy machine's fault. In CI, two are a failure. */
function countBrowserTests({ expected, unexpected, flaky }: Stats, isCI: boolean): Outcome {
  const failedFlaky = isCI && flaky > 1 ? flaky : 0;
  return {
    passed: expected + flaky - failedFlaky,
    failed: unexpected + failedFlaky,
    remarks: flaky > 0 ? [`Passed at the second try only: ${flaky}. They are named above.`] : [],
  };
}
