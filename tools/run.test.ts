import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-run-'));
});
afterEach(() => removeFolder(folder));

async function runTool(code: string) {
  const tool = path.join(folder, 'tool.mjs');
  await writeFile(tool, code);
  return spawnSync(process.execPath, ['tools/run.mjs', tool], { encoding: 'utf8' });
}

test.each([
  {
    why: 'a missing package',
    code: `import 'no-such-package';`,
    message: /^Cannot find package 'no-such-package' .*"npm ci" installs what is missing\.\n$/,
  },
  {
    why: 'a read-only checkout',
    code: `export function run() {
      throw Object.assign(new Error("EROFS: read-only file system,\\n open 'dist'"), { code: 'EROFS' });
    }`,
    message: /^The folder is read-only: EROFS: read-only file system, open 'dist'\n$/,
  },
  {
    why: 'a new folder on a read-only mount',
    code: `export function run() {
      const facts = { code: 'ENOENT', syscall: 'mkdir' };
      throw Object.assign(new Error("ENOENT: no such file or directory, mkdir 'cards'"), facts);
    }`,
    message: /^The folder is read-only: ENOENT: no such file or directory, mkdir 'cards'\n$/,
  },
])('$why is one clear line and exit code 1', async ({ code, message }) => {
  const { status, stderr } = await runTool(code);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

test('an unexpected error is printed with its stack', async () => {
  const { status, stderr } = await runTool(`export function run() { throw new Error('ours'); }`);
  expect(stderr).toMatch(/Error: ours\n\s+at run .*tool\.mjs/);
  expect(status).toBe(1);
});

test('test packages are installed for tests, not for serving', async () => {
  // npm runs five times.
  const checkout = await makeCheckout();
  const runs = (tool: string) => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', tool], {
      cwd: checkout,
      encoding: 'utf8',
    });
    expect(`${stderr}${status}`).toBe('0');
    return readdir(path.join(checkout, 'node_modules'));
  };
  const forServing = await runs('tools/start.ts');
  expect(forServing).toContain('tsx');
  expect(forServing).not.toContain('test-tool');
  expect(await runs('tools/test.ts')).toContain('test-tool');

  await rm(path.join(checkout, 'node_modules/tsx'), { recursive: true });
  const afterTests = await runs('tools/start.ts');
  expect(afterTests).toEqual(expect.arrayContaining(['tsx', 'test-tool']));
}, 60_000);

/** A project of two packages that need no registry. Its `tsx` ends the process instead of loading the tool. */
async function makeCheckout(): Promise<string> {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const npm = (...options: readonly string[]) =>
    expect(spawnSync('npm', options, { cwd: folder, encoding: 'utf8' }).status).toBe(0);
  const version = '1.0.0';
  const exports = { './esm/api': './api.mjs' };
  await write('tsx/package.json', JSON.stringify({ name: 'tsx', version, exports }));
  await write('tsx/api.mjs', 'export function register() { process.exit(); }');
  await write('test-tool/package.json', JSON.stringify({ name: 'test-tool', version }));
  npm('pack', './tsx', './test-tool');
  const [dependencies, devDependencies] = [
    { tsx: `file:tsx-${version}.tgz` },
    { 'test-tool': `file:test-tool-${version}.tgz` },
  ];
  await write('package.json', JSON.stringify({ type: 'module', dependencies, devDependencies }));
  npm('install', '--package-lock-only', '--offline');
  await cp('tools/run.mjs', path.join(folder, 'tools/run.mjs'));
  return folder;
}
