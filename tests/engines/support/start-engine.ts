import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findTestChromium } from '../../support/browsers/chromium.ts';
import { findFirefox, findWebKit } from '../../support/browsers/test-browsers.ts';
import { type Engine, navigate, PHONE, parseResult, toExpression } from './engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

export function startEngine(name: EngineName): Promise<Engine> {
  switch (name) {
    case 'Chromium':
      return startWithPuppeteer({
        browser: 'chrome',
        executablePath: installed(findTestChromium()),
        // Chromium refuses to sandbox itself for root, which is who runs tests in most containers.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      });
    case 'Firefox':
      return startWithPuppeteer({ browser: 'firefox', executablePath: installed(findFirefox()) });
    case 'WebKit':
      return startWebKit(installed(findWebKit()));
  }
}

function installed<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('an engine that is not installed cannot be started');
  return found;
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ defaultViewport: PHONE, ...options });
  const page = await browser.newPage();
  const run: Engine['run'] = async (script, ...given) =>
    parseResult(await page.evaluate(toExpression(script, given)));
  /** `navigate` does the waiting. */
  const begin = async (navigation: Promise<unknown>) => {
    navigation.catch(() => undefined);
  };
  return {
    run,
    open: (address) => navigate({ run }, () => begin(page.goto(address, { timeout: 0 }))),
    reload: () => navigate({ run }, () => begin(page.reload({ timeout: 0 }))),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
