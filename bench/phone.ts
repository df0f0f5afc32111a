import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium, provideChromium } from '../tests/support/browsers/chromium.ts';
import { PHONE, recordTransfer, type TransferRecorder } from '../tests/support/first-visit.ts';
import { installProbe } from './probe.ts';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, here in bytes. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };

/**
 * For stack traces, V8 parses the whole app a second time as soon as an inspector is attached, which here it
 * is: 110 ms of a tap on the slow processor that no visitor waits for.
 */
const WITHOUT_SECOND_PARSING = '--js-flags=--no-enable-lazy-source-positions';

/** Both slow ones have a slow processor; one has slow 4G, too. */
export type Speed = 'slow' | 'slow-processor' | 'unlimited';

export interface Phone extends TransferRecorder {
  readonly page: Page;
  /**
   * Runs a function inside the page and returns its result. Playwright's own methods load 300 KB of script
   * into the page first, which would delay what is measured.
   */
  ask<T, A = undefined>(question: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  /** A letter of any script (Playwright's keyboard has no Arabic ones), or `Backspace`. */
  pressKey(key: string): Promise<void>;
}

export function launchBrowser(): Promise<Browser> {
  provideChromium();
  return chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    // Chromium refuses its sandbox to root, the usual user in containers.
    args: [WITHOUT_SECOND_PARSING, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** A phone with an empty profile. */
export async function withPhone<T>(
  browser: Browser,
  speed: Speed,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (speed === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const rate = speed === 'unlimited' ? 1 : 4;
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // The TypeScript loader wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installProbe);
  const phone: Phone = {
    page,
    ...recordTransfer(page),
    ask: async (question, argument) => {
      const expression = `(${question})(${JSON.stringify(argument)})`;
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    pressKey: async (key) => {
      const event = key.length === 1 ? { key, text: key } : { key, windowsVirtualKeyCode: 8 };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    },
  };
  return work(phone).finally(() => context.close());
}
