import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-run-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function runTool(code: string) {
  const tool = path.join(folder, 'tool.mjs');
  await writeFile(tool, code);
  return spawnSync(process.execPath, ['tools/run.mjs', tool], { encoding: 'utf8' });
}

test.each([
  {
    why: 'a package that is missing',
    code: `import 'no-such-package';`,
    message: /^Cannot find package 'no-such-package' .*"npm ci" installs what is missing\.\n$/,
  },
  {
    why: 'a checkout that cannot be written',
    code: `export function run() {
      throw Object.assign(new Error("EROFS: read-only file system,\\n open 'dist'"), { code: 'EROFS' });
    }`,
    message: /^The file system refuses: EROFS: read-only file system, open 'dist'\n$/,
  },
])('$why is one clear line and exit code 1', async ({ code, message }) => {
  const { status, stderr } = await runTool(code);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

test('a fault of ours is told whole', async () => {
  const { status, stderr } = await runTool(`export function run() { throw new Error('ours'); }`);
  expect(stderr).toMatch(/Error: ours\n\s+at run .*tool\.mjs/);
  expect(status).toBe(1);
});
