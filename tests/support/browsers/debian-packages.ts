import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs from the system's packages where that can be done: on a Debian, as root. */
export function installDebianPackages(packages: readonly string[]): void {
  if (packages.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    return;
  execute('apt-get', ['update', '-qq']);
  const install = (names: readonly string[]) =>
    execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  // A relative of Debian may lack one of them, and refuses all for it.
  if (!install(packages)) for (const name of packages) install([name]);
}

/** Whether the command did it. */
export function execute(command: string, options: readonly string[]): boolean {
  console.log(`${command} ${options.join(' ')}`);
  const { status } = spawnSync(command, options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
