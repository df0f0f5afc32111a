import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../server/errors.ts';

const CACHE = path.resolve('.cache/bench');

/** A folder, or a git ref, which is checked out once. */
export async function findCheckout(name: string): Promise<string> {
  if (existsSync(path.join(name, 'package.json'))) return path.resolve(name);
  const commit = git('rev-parse', '--verify', `${name}^{commit}`);
  const folder = path.join(CACHE, commit);
  if (existsSync(folder)) return folder;
  git('worktree', 'add', '--force', '--detach', folder, commit);
  const here = await readFile('package-lock.json', 'utf8');
  const there = await readFile(path.join(folder, 'package-lock.json'), 'utf8');
  // With other packages, `npm start` installs its own.
  if (here === there)
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function git(...options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', options, { encoding: 'utf8' });
  if (status !== 0) throw new OperatorError(`git ${options.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Does what `npm start` does, which builds, too, and returns the menu's address. It ends with the bench. */
export async function serve(folder: string, content: string): Promise<string> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', MENU_CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  for await (const line of createInterface(child.stdout)) {
    const address = / ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new OperatorError(`The server in ${folder} ended before it was ready`);
}
