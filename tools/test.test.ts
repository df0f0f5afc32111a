import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { countBrowserTests, countReport } from './test.ts';

test.each([
  { why: 'as reported', succeeded: true, report: '{}', counted: { passed: 3, failed: 0 } },
  {
    why: 'a runner that failed',
    succeeded: false,
    report: '{}',
    counted: { passed: 3, failed: 1 },
  },
  { why: 'no report', succeeded: false, report: undefined, counted: { passed: 0, failed: 1 } },
  { why: 'half a report', succeeded: true, report: '{', counted: { passed: 0, failed: 1 } },
])('tests are counted: $why', async ({ succeeded, report, counted }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-report-'));
  const file = path.join(folder, 'report.json');
  if (report !== undefined) await writeFile(file, report);
  const outcome = countReport(succeeded, file, () => ({ passed: 3, failed: 0, remarks: [] }));
  expect(outcome).toMatchObject(counted);
  expect(outcome.remarks).toHaveLength(counted.failed);
  await removeFolder(folder);
});

test.each([
  { flaky: 0, isCI: true, counted: { passed: 5, failed: 1 }, remarks: 0 },
  { flaky: 1, isCI: true, counted: { passed: 6, failed: 1 }, remarks: 1 },
  { flaky: 2, isCI: true, counted: { passed: 5, failed: 3 }, remarks: 1 },
  { flaky: 2, isCI: false, counted: { passed: 7, failed: 1 }, remarks: 1 },
])(
  'browser tests that needed a second try: $flaky, in CI: $isCI',
  ({ flaky, isCI, counted, remarks }) => {
    const outcome = countBrowserTests({ stats: { expected: 5, unexpected: 1, flaky } }, isCI);
    expect(outcome).toMatchObject(counted);
    expect(outcome.remarks).toHaveLength(remarks);
  },
);
