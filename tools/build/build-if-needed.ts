import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usesFirebase } from './firebase-settings.ts';

const STAMP_FILE = '.cache/build-stamp';

const BUILD = ['tools/run.mjs', 'tools/build.ts', '--app-only'];

/** All inputs of a build; the content is not one, because the server reads it at run time. */
export const SOURCES = [
  'menu.config.ts',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tools/build',
  'tools/build.ts',
  'tsconfig.base.json',
  'vite.config.ts',
] as const;

/** Only a page that reads Firebase itself uses these settings. */
const FIREBASE_SETTING = /^VITE_FIRE(?:BASE|STORE)_/;

export async function buildIfNeeded(): Promise<void> {
  if (await isBuilt()) return;
  // A process of its own frees the bundler's memory before the server starts.
  const { status } = spawnSync(process.execPath, BUILD, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the last build finished and its inputs are unchanged. */
export async function isBuilt(folder = '.'): Promise<boolean> {
  const [stamp, ...built] = [STAMP_FILE, 'dist', 'dist-server'].map((name) =>
    path.join(folder, name),
  );
  if (stamp === undefined || ![stamp, ...built].every((name) => existsSync(name))) return false;
  return (await readFile(stamp, 'utf8')) === (await computeStamp(folder));
}

/** An interrupted build leaves no stamp, so the next start builds again. */
export async function beginBuild(folder = '.'): Promise<() => Promise<void>> {
  const file = path.join(folder, STAMP_FILE);
  // Computed first: edits during the build are not in it.
  const stamp = await computeStamp(folder);
  await rm(file, { force: true });
  return async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stamp);
  };
}

async function computeStamp(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(path.join(folder, source))) {
      hash.update(file).update(await readFile(file));
    }
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
