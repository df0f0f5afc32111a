// Runs a TypeScript tool on a machine that may have nothing but Node: installs what the lock file
// names when it is not there yet, then loads the tool in this same process, so that signals reach it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , tool, ...rest] = process.argv;
process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

// The first to name a setting wins: the shell, then .env.local, then .env.
for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

if (!isInstalled()) install();
const { register } = await import('tsx/esm/api');
register();
const { run } = await import(pathToFileURL(tool).href);
try {
  await run(rest);
} catch (error) {
  if (error.name !== 'OperatorError') throw error;
  console.error(error.message);
  process.exit(1);
}

/** Compares the lock file with the one npm keeps of what it installed. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  // A container is built with what it takes to build, and without what it takes to test.
  const omitsDev = process.env.NPM_CONFIG_OMIT === 'dev';
  return Object.entries(wanted).every(
    ([location, { version, optional, dev, devOptional }]) =>
      location === '' ||
      optional ||
      (omitsDev && (dev || devOptional)) ||
      installed[location]?.version === version,
  );
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function install() {
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
