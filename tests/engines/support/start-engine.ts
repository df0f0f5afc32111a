import { findTestChromium } from '../../support/browsers/chromium.ts';
import { findFirefox, findWebKit } from '../../support/browsers/other-engines.ts';
import type { Engine } from './engine.ts';
import { startWithPuppeteer } from './puppeteer-engine.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

export function startEngine(name: EngineName): Promise<Engine> {
  switch (name) {
    case 'Chromium':
      return startWithPuppeteer({
        browser: 'chrome',
        executablePath: there(findTestChromium()),
        // Chromium refuses to sandbox itself for root, which is who runs tests in most containers.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      });
    case 'Firefox':
      return startWithPuppeteer({ browser: 'firefox', executablePath: there(findFirefox()) });
    case 'WebKit':
      return startWebKit(there(findWebKit()));
  }
}

function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('an engine that is not there cannot be started');
  return found;
}
