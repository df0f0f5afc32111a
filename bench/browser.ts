import { createServer } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium, provideChromium } from '../tests/support/browsers/chromium.ts';

export interface BenchBrowser {
  readonly browser: Browser;
  /** Where Lighthouse reaches the same browser. */
  readonly debuggingPort: number;
}

async function launchBrowser(more: readonly string[] = []): Promise<BenchBrowser> {
  provideChromium();
  const executablePath = findChromium();
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      // Chromium refuses to sandbox itself for root, which is who runs this in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...more,
    ],
  });
  return { browser, debuggingPort };
}

export async function withBrowser<T>(
  browserArguments: readonly string[] | undefined,
  work: (browser: BenchBrowser) => Promise<T>,
): Promise<T> {
  const opened = await launchBrowser(browserArguments);
  try {
    return await work(opened);
  } finally {
    await opened.browser.close();
  }
}

/** A phone with nothing cached; it is put away when the work on it ends. */
export async function withPhone<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    ...options,
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
