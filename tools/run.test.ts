import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

function startIn(checkout: string, environment = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, stderr };
}

test('what the operator can fix is one clear line each, and exit code 1', async () => {
  const { status, stderr } = await runTool(`export async function run() {
    const missing = await import('no-such-package').catch((error) => error);
    const readOnly = new Error("EROFS: read-only file system,\\n open 'dist'");
    Object.assign(readOnly, { code: 'EROFS' });
    const readOnlyMount = new Error("ENOENT: no such file or directory, mkdir 'cards'");
    Object.assign(readOnlyMount, { code: 'ENOENT', syscall: 'mkdir' });
    const incomplete = await import('./node_modules/half/gone.js').catch((error) => error);
    const missingFile = await import('./gone.ts').catch((error) => error);
    const unreadable = new Error("EACCES: permission denied, open 'content/SHAdminHero.json'");
    Object.assign(unreadable, { code: 'EACCES' });
    throw new AggregateError([missing, incomplete, missingFile, readOnly, readOnlyMount, unreadable]);
  }`);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(
      /^Cannot find package 'no-such-package' .*"npm ci" installs what is missing\.$/,
    ),
    expect.stringMatching(/^Cannot find module '.*half.*"npm ci" installs what is missing\.$/),
    expect.stringMatching(/^A file is missing: Cannot find module '.*gone\.ts' /),
    "The folder is read-only: EROFS: read-only file system, open 'dist'",
    "The folder is read-only: ENOENT: no such file or directory, mkdir 'cards'",
    "Not permitted: EACCES: permission denied, open 'content/SHAdminHero.json'",
    '',
  ]);
  expect(status).toBe(1);
});

test.each([
  {
    why: 'no npm',
    environment: { PATH: '/nowhere' },
    line: /^The packages cannot be installed: npm is not in PATH\.$/,
  },
  {
    why: 'no network',
    environment: { npm_config_fetch_retries: '0' },
    line: /^The packages cannot be installed: .*ECONNREFUSED.*$/,
  },
])('packages that cannot be installed are one line with the reason: $why', async (given) => {
  const checkout = await makeCheckout();
  const lockFile = path.join(checkout, 'package-lock.json');
  const text = await readFile(lockFile, 'utf8');
  await writeFile(lockFile, text.replaceAll('file:tsx.tgz', 'http://127.0.0.1:9/tsx.tgz'));
  const project = path.join(checkout, 'package.json');
  const manifest = await readFile(project, 'utf8');
  await writeFile(project, manifest.replaceAll('file:tsx.tgz', 'http://127.0.0.1:9/tsx.tgz'));
  const { status, stderr } = startIn(checkout, given.environment);
  expect(stderr.trim()).toMatch(given.line);
  expect(status).toBe(1);
});

test('a Node that is too old is named', async () => {
  const preload = path.join(folder, 'old-node.cjs');
  await writeFile(
    preload,
    "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } });",
  );
  const { stderr } = spawnSync(process.execPath, ['--require', preload, 'tools/run.mjs'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('Node 20.19 or later is needed, but this is 18.20.8.\n');
});

test('a checkout without its lock file says so', async () => {
  const checkout = await makeCheckout();
  await rm(path.join(checkout, 'package-lock.json'));
  expect(startIn(checkout)).toEqual({
    status: 1,
    stderr: 'package-lock.json is missing: it belongs to the sources.\n',
  });
});

test('an unexpected error is printed with its stack', async () => {
  const { status, stderr } = await runTool(`export function run() { throw new Error('ours'); }`);
  expect(stderr).toMatch(/Error: ours\n\s+at run .*tool\.mjs/);
  expect(status).toBe(1);
});

test('.env and .env.local are read, .env.local first, but not by tests and what they start', async () => {
  const checkout = await makeCheckout();
  const packages = path.join(checkout, 'node_modules');
  for (const name of ['tsx', 'test-tool']) {
    await cp(path.join(checkout, name), path.join(packages, name), { recursive: true });
  }
  await cp(path.join(checkout, 'package-lock.json'), path.join(packages, '.package-lock.json'));
  await writeFile(path.join(checkout, '.env'), 'HOST=own.example\nPORT=1');
  await writeFile(path.join(checkout, '.env.local'), 'PORT=2');
  const settingsOf = (tool: string, MENU_RESTAURANT = '') => {
    const env = { ...process.env, HOST: undefined, PORT: undefined, MENU_RESTAURANT };
    const command = ['tools/run.mjs', tool];
    return spawnSync(process.execPath, command, { cwd: checkout, encoding: 'utf8', env }).stdout;
  };
  expect(settingsOf('tools/start.ts')).toContain('HOST own.example, PORT 2\n');
  expect(settingsOf('tools/test.ts')).toContain('HOST undefined, PORT undefined\n');
  expect(settingsOf('tools/start.ts', 'tests')).toContain('HOST undefined, PORT undefined\n');
}, 60_000);

test('test packages are installed for tests, not for serving', async () => {
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

/**
 * A project of two packages that need no registry. Its `tsx` prints two settings and ends the process instead of
 * loading the tool.
 */
async function makeCheckout(): Promise<string> {
  const write = async (file: string, text: string | object) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    const content = typeof text === 'string' ? text : JSON.stringify(text);
    await writeFile(path.join(folder, file), content);
  };
  const version = '1.0.0';
  const pack = (name: string) =>
    expect(spawnSync('tar', ['czf', `${name}.tgz`, name], { cwd: folder }).status).toBe(0);
  await write('tsx/package.json', { name: 'tsx', version, exports: { './esm/api': './api.mjs' } });
  await write(
    'tsx/api.mjs',
    `export function register() {
      const { HOST, PORT } = process.env;
      console.log(\`HOST \${HOST}, PORT \${PORT}\`);
      process.exit();
    }`,
  );
  await write('test-tool/package.json', { name: 'test-tool', version });
  pack('tsx');
  pack('test-tool');
  const project = {
    dependencies: { tsx: 'file:tsx.tgz' },
    devDependencies: { 'test-tool': 'file:test-tool.tgz' },
  };
  await write('package.json', { type: 'module', ...project });
  await write('package-lock.json', {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': project,
      'node_modules/tsx': { version, resolved: 'file:tsx.tgz' },
      'node_modules/test-tool': { version, resolved: 'file:test-tool.tgz', dev: true },
    },
  });
  await cp('tools/run.mjs', path.join(folder, 'tools/run.mjs'));
  return folder;
}
