import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { countReport } from './test.ts';

const PASSED = { name: 'a.test.ts', status: 'passed' };
const UNLOADED = { name: 'b.test.ts', status: 'failed' };
const UNIT = { numPassedTests: 3, numFailedTests: 0, testResults: [PASSED] };

function browserReport(flaky: number): string {
  return JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky } });
}

async function count(succeeded: boolean, report: string | undefined, isCI = false) {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-report-'));
  const file = path.join(folder, 'report.json');
  if (report !== undefined) await writeFile(file, report);
  const outcome = countReport(succeeded, file, isCI);
  await removeFolder(folder);
  return outcome;
}

test.each([
  { why: 'as reported', succeeded: true, report: UNIT, counted: { passed: 3, failed: 0 } },
  {
    why: 'a runner that failed',
    succeeded: false,
    report: UNIT,
    counted: { passed: 3, failed: 1 },
  },
  { why: 'another report', succeeded: true, report: {}, counted: { passed: 0, failed: 1 } },
])('tests are counted: $why', async ({ succeeded, report, counted }) => {
  const outcome = await count(succeeded, JSON.stringify(report));
  expect(outcome).toMatchObject(counted);
  expect(outcome.remarks).toHaveLength(counted.failed);
});

test('a file of unit tests that failed is named at the end', async () => {
  const report = { ...UNIT, testResults: [PASSED, UNLOADED] };
  const { remarks } = await count(false, JSON.stringify(report));
  expect(remarks[0]).toContain('b.test.ts: failed');
});

test.each([undefined, '{'])('a runner that was killed is a failure: %s', async (report) => {
  const outcome = await count(true, report);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.remarks).toHaveLength(1);
});

test.each([
  { flaky: 0, isCI: true, counted: { passed: 5, failed: 1 }, remarks: 0 },
  { flaky: 1, isCI: true, counted: { passed: 6, failed: 1 }, remarks: 1 },
  { flaky: 2, isCI: true, counted: { passed: 5, failed: 3 }, remarks: 1 },
  { flaky: 2, isCI: false, counted: { passed: 7, failed: 1 }, remarks: 1 },
])(
  'browser tests that needed a second try: $flaky, in CI: $isCI',
  async ({ flaky, isCI, counted, remarks }) => {
    const outcome = await count(false, browserReport(flaky), isCI);
    expect(outcome).toMatchObject(counted);
    expect(outcome.remarks).toHaveLength(remarks);
  },
);
