import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Requests through a service worker would not be counted. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

const KIND_OF_RESOURCE: Readonly<Record<string, string>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
  fetch: 'json',
  xhr: 'json',
};

/** Longer than our server takes for any response, the first encoding of a picture included. */
const QUIET_MS = 1500;

export interface TransferRecorder {
  /** Waits until the page is loaded and nothing was requested or received for a while. */
  untilQuiet(): Promise<void>;
  /** Bytes by kind without headers, `startJs` of these, `total` with headers, and `requests`. */
  weigh(): Promise<Readonly<Record<string, number>>>;
}

export function recordTransfer(page: Page): TransferRecorder {
  const received: Request[] = [];
  let lastActivity = performance.now();
  const noteActivity = () => {
    lastActivity = performance.now();
  };
  page.on('request', noteActivity);
  page.on('response', noteActivity);
  page.on('requestfinished', (request) => {
    noteActivity();
    // A data: address is not transferred.
    if (request.url().startsWith('http')) received.push(request);
  });
  return {
    untilQuiet: async () => {
      await page.waitForLoadState('load');
      while (performance.now() - lastActivity < QUIET_MS) await wait(100);
    },
    weigh: () => weigh(received),
  };
}

async function weigh(received: readonly Request[]) {
  const weights: Record<string, number> = {};
  const add = (name: string, bytes: number) => {
    weights[name] = (weights[name] ?? 0) + bytes;
  };
  const responses = await Promise.all(
    received.map(async (request) => {
      const { responseBodySize: bytes, responseHeadersSize: headers } = await request.sizes();
      const { startTime, responseEnd } = request.timing();
      const kind = KIND_OF_RESOURCE[request.resourceType()] ?? 'other';
      return { kind, bytes, headers, startTime, endTime: startTime + responseEnd };
    }),
  );
  const scripts = responses.filter(({ kind }) => kind === 'js');
  const [app] = scripts.toSorted((a, b) => b.bytes - a.bytes);
  for (const { kind, bytes, headers, startTime } of responses) {
    add(kind, bytes);
    add('headers', headers);
    add('total', bytes + headers);
    // The largest script is the app: what is requested after it has arrived, it requests later.
    if (kind === 'js' && app && startTime < app.endTime) add('startJs', bytes);
  }
  return { ...weights, requests: received.length };
}
