import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
const jobs = workflow.split(/^ {2}(?=\w+:$)/m).slice(1);

test('all tests run on a Debian with the lowest Node, where every engine can be installed', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  const whole = jobs.filter((job) => /^ +- run: npm test$/m.test(job));
  expect(whole).toEqual([expect.stringContaining(`image: node:${version}-bookworm\n`)]);
  expect(whole[0]).toContain('which WebKitWebDriver');
});
