import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  downloadChromium,
  findHeadlessShell,
  findTestChromium,
  HEADLESS_SHELL,
  installDebianPackages,
  missingFonts,
} from './chromium.ts';

const FIREFOXES = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
] as const;

export interface WebKit {
  readonly driver: string;
  /** WebKitGTK needs an X server; this one is virtual. */
  readonly xvfb: string;
}

/** Installs every program that tests run in where that is possible, and says which are missing. */
export function run(): void {
  // All packages at once: apt-get's triggers after each installation take longer than the packages.
  installDebianPackages([
    ...(findHeadlessShell() ? [] : [HEADLESS_SHELL]),
    ...missingFonts(),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(findNginx() ? [] : ['nginx']),
  ]);
  if (!findTestChromium()) downloadChromium(findTestChromium);
  const missing = [
    ...(findFirefox() ? [] : ['Firefox']),
    ...(findWebKit() ? [] : ['WebKit (WebKitWebDriver and Xvfb)']),
    ...(findNginx() ? [] : ['nginx']),
  ];
  if (missing.length > 0) console.log(`Not found, so not tested in: ${missing.join(', ')}`);
}

export function findFirefox(): string | undefined {
  return FIREFOXES.map(findProgram).find((file) => file !== undefined);
}

export function findWebKit(): WebKit | undefined {
  const driver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  return driver && xvfb ? { driver, xvfb } : undefined;
}

/** Serves the build in the tests of its configuration. */
export function findNginx(): string | undefined {
  return findProgram('nginx') ?? findProgram('/usr/sbin/nginx');
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.resolve(folder, name)).find((file) => existsSync(file));
}
