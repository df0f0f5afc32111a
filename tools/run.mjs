// Runs a TypeScript tool on a machine that may have nothing but Node: installs missing packages, then
// loads the tool in this same process, so that signals reach it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LOCK_FILE = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** What the operator can fix, by the codes of errors. */
const REASONS = {
  EACCES: 'Not permitted',
  EPERM: 'Not permitted',
  EROFS: 'The folder is read-only',
  ENOSPC: 'The disk is full',
  ERR_MODULE_NOT_FOUND: 'A file is missing',
  MODULE_NOT_FOUND: 'A file is missing',
};

/** Only these tools need the development packages. */
const TEST_TOOLS = ['tools/test.ts', 'bench/main.ts'];

const ORPHAN_CHECK_MS = 300;

const [, , tool, ...rest] = process.argv;
process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node 20.19 or later is needed, but this is ${process.versions.node}.`);
}

// Tests have a restaurant of their own, and none of this one's settings.
if (tool === 'tools/test.ts') process.env.MENU_RESTAURANT = 'tests/support/restaurant';
// The first definition of a setting wins: the shell, then .env.local, then .env.
for (const name of ['.env.local', '.env']) {
  const file = path.join(process.env.MENU_RESTAURANT ?? '', name);
  if (existsSync(file)) process.loadEnvFile(file);
}

if (process.env.npm_lifecycle_event) stopWithParent();
if (!existsSync(LOCK_FILE)) stop(`${LOCK_FILE} is missing: it belongs to the sources.`);
try {
  if (!isInstalled()) install();
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import(pathToFileURL(tool).href);
  await run(rest);
} catch (error) {
  const lines = (error.errors ?? [error]).map(explain);
  if (lines.includes(undefined)) throw error;
  for (const line of lines) console.error(line.replaceAll(/\s*\n\s*/g, ' '));
  process.exit(1);
}

/** npm sends signals to a shell, which dies without passing them on. */
function stopWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_CHECK_MS).unref();
}

/** One line for errors that the operator can fix; undefined for our own bugs. */
function explain({ name, code, syscall, message, stack = '' }) {
  if (name === 'OperatorError') return message;
  // It holds nothing but values, so what fails in it was written there.
  if (/menu\.config\.ts/.test(stack.split('\n    at ', 2).join('')))
    return `menu.config.ts cannot be read: ${message}`;
  const isOfPackage = /^Cannot find (?:package|module .*node_modules)/.test(message);
  if (isOfPackage) return `${message}. "npm ci" installs what is missing.`;
  // Our folders are made with their parents; on a read-only file system Node then says ENOENT.
  const reason = REASONS[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code];
  return reason && `${reason}: ${message}`;
}

/** Compares the lock file with npm's record of what it installed, and with the folders. */
function isInstalled() {
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages(LOCK_FILE)).every(
    ([location, { version, optional, dev, devOptional }]) =>
      location === '' ||
      optional ||
      (!TEST_TOOLS.includes(tool) && (dev || devOptional)) ||
      (installed[location]?.version === version && existsSync(`${location}/package.json`)),
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function install() {
  console.log('Installing packages ...');
  // Packages for tests stay once they are installed.
  const hadTests = Object.values(readPackages(INSTALLED)).some(({ dev }) => dev);
  const dev = hadTests || TEST_TOOLS.includes(tool) ? '--include=dev' : '--omit=dev';
  const options = ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', options, { encoding: 'utf8' });
  if (status === 0) return;
  const reasons = (stderr ?? '').matchAll(/^npm error (.+)$/gm);
  const reason =
    error?.code === 'ENOENT'
      ? 'npm is not in PATH.'
      : (error?.message ?? Array.from(reasons, ([, text]) => text).join(', '));
  stop(`The packages cannot be installed: ${reason}`);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
