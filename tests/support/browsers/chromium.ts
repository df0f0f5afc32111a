import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execute, installDebianPackages } from './debian-packages.ts';

/** Draws for nobody, and runs the tests in half the time. */
export const QUICK_CHROMIUM = 'chromium-headless-shell';
const SHELL = `/usr/bin/${QUICK_CHROMIUM}`;

export const FONTS = 'fonts-noto-core';

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

export function findQuickChromium(): string | undefined {
  return findFirst([chromium.executablePath(), SHELL]);
}

/** Where the system's packages have none, by the test tool's download. */
export function provideTestChromium(): void {
  if (!findTestChromium()) download(findTestChromium);
}

export function provideChromium(): void {
  if (findChromium()) return;
  installDebianPackages(['chromium', FONTS]);
  if (!findChromium()) download(findChromium);
}

function download(find: () => string | undefined): void {
  execute('node_modules/.bin/playwright', ['install', 'chromium']);
  if (find()) return;
  throw new Error('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
}

function findFirst(files: readonly string[]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...files].find(
    (file) => file !== undefined && existsSync(file),
  );
}
