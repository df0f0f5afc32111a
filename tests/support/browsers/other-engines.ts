import { existsSync } from 'node:fs';
import path from 'node:path';

const FIREFOXES = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
] as const;

export interface WebKit {
  readonly driver: string;
  /** A screen that nobody sees, because WebKitGTK draws on nothing less. */
  readonly screen: string;
}

export function findFirefox(): string | undefined {
  return FIREFOXES.map(findProgram).find((file) => file !== undefined);
}

export function findWebKit(): WebKit | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return driver && screen ? { driver, screen } : undefined;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.resolve(folder, name)).find((file) => existsSync(file));
}
