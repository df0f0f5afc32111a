import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { leave } from './leave.ts';
import { parseAnswer, toSource } from './source.ts';

const PHONE = { width: 390, height: 844 };

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ defaultViewport: PHONE, ...options });
  const page = await browser.newPage();
  const run: Engine['run'] = async (script, ...given) =>
    parseAnswer(await page.evaluate(toSource(script, given)));
  /** Is waited for by other means. */
  const begin = async (journey: Promise<unknown>) => {
    journey.catch(() => undefined);
  };
  return {
    run,
    open: (address) => leave({ run }, () => begin(page.goto(address, { timeout: 0 }))),
    reload: () => leave({ run }, () => begin(page.reload({ timeout: 0 }))),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
