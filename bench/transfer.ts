import type { Browser, CDPSession, Page } from '@playwright/test';
import { measurePage } from '../tools/build/page-sizes.ts';
import { withPhone } from './browser.ts';

const BODY_KINDS = ['html', 'js', 'css', 'fonts', 'images', 'json', 'other'] as const;

export const KINDS = [...BODY_KINDS, 'headers'] as const;

type BodyKind = (typeof BODY_KINDS)[number];

export type Kind = (typeof KINDS)[number];

export interface Weight {
  readonly bytes: number;
  readonly requests: number;
}

export type Transfer = Readonly<Record<Kind | 'total', Weight>>;

/** Longer than our own server lets anything wait, a picture's first encoding included. */
const QUIET_MS = 1500;

const KIND_OF_RESOURCE: Readonly<Record<string, BodyKind>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
  Fetch: 'json',
  XHR: 'json',
};

interface Received {
  readonly kind: BodyKind;
  readonly headers: number;
  /** Headers included. */
  readonly bytes: number;
}

// A service worker starts when the menu is shown. What the page asks for through it from then on would
// be counted as nothing, and where the line falls differs from visit to visit.
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

/** What a phone's first visit receives before it scrolls, as compressed. */
export async function measureTransfer(
  browser: Browser,
  address: string,
  folder: string,
): Promise<Transfer> {
  const transfer = await withPhone(browser, (page) => weighVisit(page, address), WITHOUT_WORKER);
  const { css } = await measurePage(folder);
  return withInlineCss(transfer, css);
}

/** The style sheet travels in the page: its share of the page's bytes is counted as what it is. */
function withInlineCss(transfer: Transfer, bytes: number): Transfer {
  const { html, css } = transfer;
  return {
    ...transfer,
    html: { ...html, bytes: html.bytes - bytes },
    css: { ...css, bytes: css.bytes + bytes },
  };
}

async function weighVisit(page: Page, address: string): Promise<Transfer> {
  const log = await logNetwork(await page.context().newCDPSession(page));
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('article').first().waitFor();
  while (performance.now() - log.lastActivity() < QUIET_MS) {
    await page.waitForTimeout(100);
  }
  return weigh(log.received());
}

async function logNetwork(session: CDPSession) {
  const received = new Map<string, Received>();
  let lastActivity = performance.now();
  const note = () => {
    lastActivity = performance.now();
  };
  const update = (id: string, change: (known: Received) => Received) => {
    received.set(id, change(received.get(id) ?? { kind: 'other', headers: 0, bytes: 0 }));
  };
  // What is never answered, or answered to a worker, is no reason to wait.
  session.on('Network.requestWillBeSent', note);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!isOnTheWire(response.url)) return;
    const { encodedDataLength: headers } = response;
    const kind = KIND_OF_RESOURCE[type] ?? 'other';
    update(requestId, ({ bytes }) => ({ kind, headers, bytes: bytes + headers }));
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (!received.has(requestId)) return;
    update(requestId, (known) => ({ ...known, bytes: known.bytes + encodedDataLength }));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note();
    if (!received.has(requestId)) return;
    update(requestId, (known) => ({ ...known, bytes: encodedDataLength }));
  });
  session.on('Network.loadingFailed', note);
  await session.send('Network.enable');
  return {
    received: () => [...received.values()],
    lastActivity: () => lastActivity,
  };
}

function isOnTheWire(address: string): boolean {
  return address.startsWith('http');
}

function weigh(received: readonly Received[]): Transfer {
  const sum = (of: readonly Received[], read: (one: Received) => number): Weight => ({
    bytes: of.reduce((total, one) => total + read(one), 0),
    requests: of.length,
  });
  const only = (kind: BodyKind) =>
    sum(
      received.filter((one) => one.kind === kind),
      ({ bytes, headers }) => bytes - headers,
    );
  return {
    html: only('html'),
    js: only('js'),
    css: only('css'),
    fonts: only('fonts'),
    images: only('images'),
    json: only('json'),
    other: only('other'),
    headers: sum(received, ({ headers }) => headers),
    total: sum(received, ({ bytes }) => bytes),
  };
}
