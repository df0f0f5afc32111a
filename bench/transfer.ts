import type { Browser, CDPSession, Page } from '@playwright/test';
import { measurePage } from '../tools/build/page-sizes.ts';
import { withPhone } from './browser.ts';
import { watchTraffic } from './watch-traffic.ts';

const BODY_KINDS = ['html', 'js', 'css', 'fonts', 'images', 'json', 'other'] as const;

export const KINDS = [...BODY_KINDS, 'headers'] as const;

type BodyKind = (typeof BODY_KINDS)[number];

export type Kind = (typeof KINDS)[number];

export interface Weight {
  readonly bytes: number;
  readonly requests: number;
}

export type Transfer = Readonly<Record<Kind | 'total', Weight>>;

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
  const session = await page.context().newCDPSession(page);
  const received = logReceived(session);
  const untilQuiet = await watchTraffic(session);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('article').first().waitFor();
  await untilQuiet();
  return weigh([...received.values()]);
}

function logReceived(session: CDPSession): ReadonlyMap<string, Received> {
  const received = new Map<string, Received>();
  const update = (id: string, change: (known: Received) => Received) => {
    received.set(id, change(received.get(id) ?? { kind: 'other', headers: 0, bytes: 0 }));
  };
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
    if (!received.has(requestId)) return;
    update(requestId, (known) => ({ ...known, bytes: encodedDataLength }));
  });
  return received;
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
