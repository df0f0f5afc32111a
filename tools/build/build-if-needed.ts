import { spawnSync } from 'node:child_process';
import { isBuilt } from './build-stamp.ts';

const BUILD = ['tools/run.mjs', 'tools/build.ts', '--app-only'];

export async function buildIfNeeded(): Promise<void> {
  if (await isBuilt()) return;
  // A process of its own: the bundler's memory is given back before the server starts.
  const { status } = spawnSync(process.execPath, BUILD, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
