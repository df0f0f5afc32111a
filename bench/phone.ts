import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium, provideChromium } from '../tests/support/browsers/chromium.ts';
import { installProbe } from './probe.ts';
import { recordTransfer, type TransferRecorder } from './transfer.ts';

const CPU_SLOWDOWN = 4;

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/**
 * For stack traces, V8 parses the whole app a second time as soon as an inspector is attached, which here it
 * is: 110 ms of a tap on the slow processor that no visitor waits for.
 */
const WITHOUT_SECOND_PARSING = '--js-flags=--no-enable-lazy-source-positions';

const LONGEST_WAIT_MS = 120_000;

/** The one key that is pressed besides letters. */
const BACKSPACE = 8;

export interface Phone extends TransferRecorder {
  readonly page: Page;
  /**
   * Runs a function inside the page and returns its result. Playwright's own methods load 300 KB of script
   * into the page first, which would delay what is measured.
   */
  ask<T, A = undefined>(question: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  /** Starts to wait inside the page for what the check looks for; `probe.expected` is when it was painted. */
  expect(check: (wanted: string) => boolean, wanted: string): Promise<void>;
  pressKey(key: string): Promise<void>;
}

export async function withBrowser<T>(
  browserArguments: readonly string[],
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  provideChromium();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      WITHOUT_SECOND_PARSING,
      // Chromium refuses its sandbox to root, the usual user in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...browserArguments,
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A phone with an empty profile. A slow one has a slow processor and slow 4G. */
export async function withPhone<T>(
  browser: Browser,
  work: (phone: Phone) => Promise<T>,
  speed: 'slow' | 'slow-processor' | 'unlimited' = 'slow',
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    // Requests through a service worker would not be counted.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    const session = await context.newCDPSession(page);
    const { untilQuiet, weigh } = await recordTransfer(session);
    if (speed === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_4G);
    if (speed !== 'unlimited') {
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    // The TypeScript loader wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(installProbe);
    return await work({
      page,
      weigh,
      untilQuiet: async () => {
        await page.waitForLoadState('load');
        await untilQuiet();
      },
      ask: (question, argument) => evaluate(session, `(${question})(${JSON.stringify(argument)})`),
      expect: (check, wanted) => {
        const test = `() => (${check})(${JSON.stringify(wanted)})`;
        return evaluate(session, `void (probe.expected = probe.whenChanged(${test}))`);
      },
      pressKey: (key) => pressKey(session, key),
    });
  } finally {
    await context.close();
  }
}

async function evaluate(session: CDPSession, expression: string) {
  const answer = session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  const timeout = wait(LONGEST_WAIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the page did not answer ${expression}`);
  });
  const { result, exceptionDetails } = await Promise.race([answer, timeout]);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

/** Letters of any script: Playwright's keyboard has no Arabic ones. */
async function pressKey(session: CDPSession, key: string): Promise<void> {
  const isLetter = key.length === 1;
  const event = isLetter ? { key } : { key, code: key, windowsVirtualKeyCode: BACKSPACE };
  const text = isLetter ? { text: key } : {};
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...text });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}
