import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { countReport } from './test.ts';

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
