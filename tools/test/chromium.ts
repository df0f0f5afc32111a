import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execute, installDebianPackages } from './debian-packages.ts';

/** The shell draws for nobody, in half the time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that tests run in: the test tool's own where it is there, else the machine's. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/** Gets a Chromium where there is none: from the system's packages, or by the test tool's download. */
export function provideChromium(): void {
  if (findChromium()) return;
  installDebianPackages(['chromium', 'fonts-noto-core']);
  if (findChromium()) return;
  execute('node_modules/.bin/playwright', ['install', 'chromium']);
  if (findChromium()) return;
  throw new Error('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
}
