// Runs a TypeScript tool on a machine that may have nothing but Node: installs what the lock file
// names when it is not there yet, then loads the tool in this same process, so that signals reach it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What the file system says where it may not be written. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];
const MISSING_PACKAGE = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/** All others do without what it takes to test: whoever only serves the menu does not install it. */
const TESTING = ['tools/test.ts', 'bench/main.ts'];

const ORPHAN_CHECK_MS = 300;

const [, , tool, ...rest] = process.argv;
process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

// The first to name a setting wins: the shell, then .env.local, then .env.
for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

if (process.env.npm_lifecycle_event) stopWithParent();
try {
  if (!isInstalled()) install();
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import(pathToFileURL(tool).href);
  await run(rest);
} catch (error) {
  const line = explain(error);
  if (line === undefined) throw error;
  console.error(line.replaceAll(/\s*\n\s*/g, ' '));
  process.exit(1);
}

/** npm passes a signal on to a shell, which dies of it and tells nobody. */
function stopWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_CHECK_MS).unref();
}

/** One line for what whoever runs the tool can mend; nothing for a fault of ours. */
function explain({ name, code, message }) {
  if (name === 'OperatorError') return message;
  if (UNWRITABLE.includes(code)) return `The file system refuses: ${message}`;
  if (MISSING_PACKAGE.includes(code)) return `${message}. "npm ci" installs what is missing.`;
  return undefined;
}

/** Compares the lock file with the one npm keeps of what it installed, and with what is there. */
function isInstalled() {
  const installed = readInstalled();
  return Object.entries(readPackages('package-lock.json')).every(
    ([location, { version, optional, dev, devOptional }]) =>
      location === '' ||
      optional ||
      (!TESTING.includes(tool) && (dev || devOptional)) ||
      (installed[location]?.version === version && existsSync(`${location}/package.json`)),
  );
}

function readInstalled() {
  const kept = 'node_modules/.package-lock.json';
  return existsSync(kept) ? readPackages(kept) : {};
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function install() {
  console.log('Installing packages ...');
  // Who has tested here before will do so again.
  const tests = TESTING.includes(tool) || Object.values(readInstalled()).some(({ dev }) => dev);
  const dev = tests ? '--include=dev' : '--omit=dev';
  const options = ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', options, { encoding: 'utf8' });
  if (status === 0) return;
  const reasons = (stderr ?? '').matchAll(/^npm error (.+)$/gm);
  const reason = error?.message ?? Array.from(reasons, ([, text]) => text).join(', ');
  console.error(`The packages cannot be installed: ${reason}`);
  process.exit(1);
}
