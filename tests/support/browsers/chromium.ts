import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execute, installDebianPackages } from './debian-packages.ts';

/** Draws for nobody, and runs the tests in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that tests run in: the test tool's own where it is there, else the machine's. */
export function findTestChromium(): string | undefined {
  return findFirst([chromium.executablePath(), SHELL, ...WHOLE_BROWSERS]);
}

/** The Chromium that is measured: what a visitor has, and no less. */
export function findChromium(): string | undefined {
  return findFirst([chromium.executablePath(), ...WHOLE_BROWSERS]);
}

/** Gets the quickest Chromium for tests: from the system's packages, or by the test tool's download. */
export function provideTestChromium(): void {
  if (findFirst([chromium.executablePath(), SHELL])) return;
  provide('chromium-headless-shell', findTestChromium);
}

export function provideChromium(): void {
  if (!findChromium()) provide('chromium', findChromium);
}

function provide(debianPackage: string, find: () => string | undefined): void {
  installDebianPackages([debianPackage, 'fonts-noto-core']);
  if (find()) return;
  execute('node_modules/.bin/playwright', ['install', 'chromium']);
  if (find()) return;
  throw new Error('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
}

function findFirst(files: readonly string[]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...files].find(
    (file) => file !== undefined && existsSync(file),
  );
}
