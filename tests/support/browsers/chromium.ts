import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Runs the tests in half the time of a whole Chromium. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const SHELL_FILE = `/usr/bin/${HEADLESS_SHELL}`;

/** Fonts that visitors have: Noto's for Arabic, and Liberation, which has the metrics of Arial. */
const FONT_FOLDERS = {
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
} as const;

export function missingFonts(): readonly string[] {
  return Object.entries(FONT_FOLDERS).flatMap(([name, folder]) => (existsSync(folder) ? [] : name));
}

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium for tests: Playwright's own if it is installed, else the machine's. */
export function findTestChromium(): string | undefined {
  return findFirst([chromium.executablePath(), SHELL_FILE, ...WHOLE_BROWSERS]);
}

/** The Chromium for the benchmark: a whole browser, as visitors have. */
export function findChromium(): string | undefined {
  return findFirst([chromium.executablePath(), ...WHOLE_BROWSERS]);
}

export function findHeadlessShell(): string | undefined {
  return findFirst([chromium.executablePath(), SHELL_FILE]);
}

export function provideChromium(): void {
  if (findChromium()) return;
  installDebianPackages(['chromium', ...missingFonts()]);
  if (!findChromium()) downloadChromium(findChromium);
}

/** Installs system packages where that is possible: on a Debian, as root. */
export function installDebianPackages(packages: readonly string[]): void {
  const isPossible = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (packages.length === 0 || !isPossible) return;
  execute('apt-get', ['update', '-qq']);
  const install = (names: readonly string[]) =>
    execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  // Where one package does not exist, apt-get refuses all of them.
  if (!install(packages)) for (const name of packages) install([name]);
}

export function downloadChromium(find: () => string | undefined): void {
  execute('node_modules/.bin/playwright', ['install', 'chromium']);
  if (find()) return;
  throw new Error('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
}

/** Whether the command succeeded. */
function execute(command: string, options: readonly string[]): boolean {
  console.log(`${command} ${options.join(' ')}`);
  const { status } = spawnSync(command, options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function findFirst(files: readonly string[]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...files].find(
    (file) => file !== undefined && existsSync(file),
  );
}
