import type { Browser, Page } from '@playwright/test';
import { withPhone } from './browser.ts';
import { installScript } from './install-script.ts';
import { installPaintProbe } from './paint-probe.ts';
import { CPU_SLOWDOWN } from './visit.ts';
import { watchTraffic } from './watch-traffic.ts';

/** Lighthouse's slow 4G, in bytes a second: 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

const LONGEST_WAIT_MS = 60_000;

export interface SlowPhone {
  readonly page: Page;
  /**
   * The answer of a function that runs inside the page, as soon as it has one. Playwright's own ways bring
   * 300 KB of script into the page first: on a phone as slow as this, that would delay what is measured.
   */
  ask<T>(question: () => T | Promise<T>): Promise<T>;
  /** Waits until the page has loaded and the network been quiet for a while. */
  untilQuiet(): Promise<void>;
}

/** A slow phone with nothing cached, on a network that is really held back instead of reckoned with. */
export function withSlowPhone<T>(
  browser: Browser,
  work: (phone: SlowPhone) => Promise<T>,
): Promise<T> {
  const prepare = async (page: Page) => {
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    const session = await page.context().newCDPSession(page);
    const untilTrafficRests = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await installScript(page, installPaintProbe);
    const untilQuiet = async () => {
      await page.waitForLoadState('load');
      await untilTrafficRests();
    };
    const ask = async <T>(question: () => T | Promise<T>): Promise<T> => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${question})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    };
    return work({ page, ask, untilQuiet });
  };
  return withPhone(browser, prepare, { serviceWorkers: 'block' });
}
