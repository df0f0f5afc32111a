import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let isListUpdated = false;

/** Installs from the system's packages where that can be done: on a Debian, as root. */
export function installDebianPackages(packages: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  if (!isListUpdated) execute('apt-get', ['update', '-qq']);
  isListUpdated = true;
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

export function execute(command: string, options: readonly string[]): void {
  console.log(`${command} ${options.join(' ')}`);
  spawnSync(command, options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
