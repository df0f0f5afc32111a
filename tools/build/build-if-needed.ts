import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usesFirebase } from './firebase-settings.ts';

const STAMP_FILE = '.cache/build-stamp';

/** All that a build depends on; the content is not part of it, because the server reads it live. */
const SOURCES = [
  'menu.config.ts',
  'package-lock.json',
  'public',
  'server',
  'src',
  'tools/build',
  'tools/build.ts',
  'vite.config.ts',
];

/** What a page that does not read Firebase itself has no use for. */
const FIREBASE_SETTING = /^VITE_FIRE(?:BASE|STORE)_/;

export async function buildIfNeeded(): Promise<void> {
  if (
    existsSync('dist') &&
    existsSync('dist-server') &&
    (await readStamp()) === (await computeStamp())
  )
    return;
  // A process of its own: the bundler's memory is given back before the server starts.
  const { status } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'tools/build.ts', '--app-only'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

export async function writeBuildStamp(): Promise<void> {
  await mkdir(path.dirname(STAMP_FILE), { recursive: true });
  await writeFile(STAMP_FILE, await computeStamp());
}

async function readStamp(): Promise<string | undefined> {
  return existsSync(STAMP_FILE) ? readFile(STAMP_FILE, 'utf8') : undefined;
}

async function computeStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file));
  }
  const isLive = usesFirebase(process.env);
  for (const name of Object.keys(process.env).toSorted()) {
    const counts = FIREBASE_SETTING.test(name) ? isLive : name.startsWith('VITE_');
    if (counts) hash.update(`${name}=${process.env[name]}\n`);
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<readonly string[]> {
  if (!(await stat(source)).isDirectory()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
