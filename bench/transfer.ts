import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Figures } from './figures.ts';

/** Compressed bytes of the embedded menu's first visit before scrolling, by kind, and its requests. */
export const BUDGETS: Figures = {
  html: 32_000,
  js: 85_000,
  css: 8000,
  fonts: 60_000,
  total: 350_000,
  requests: 21,
};

const KIND_OF_RESOURCE: Readonly<Record<string, string>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
  Fetch: 'json',
  XHR: 'json',
};

/** Longer than our server takes for any response, the first encoding of a picture included. */
const QUIET_MS = 1500;

export interface TransferRecorder {
  /** Waits until nothing was requested or received for a while. */
  untilQuiet(): Promise<void>;
  /** Bytes by kind without headers, `total` with them, and `requests`. */
  weigh(): Figures;
}

interface Received {
  readonly kind: string;
  readonly headers: number;
  /** Headers included. */
  bytes: number;
}

export function findExceeded(transfer: Figures): readonly string[] {
  return Object.entries(BUDGETS).flatMap(([name, budget]) => {
    const { [name]: actual = 0 } = transfer;
    return actual > budget ? [`${name}: ${actual}, the budget is ${budget}`] : [];
  });
}

export async function recordTransfer(session: CDPSession): Promise<TransferRecorder> {
  const received = new Map<string, Received>();
  let lastActivity = performance.now();
  const note = (requestId: string, count: (bytes: number) => number) => {
    lastActivity = performance.now();
    const response = received.get(requestId);
    if (response) response.bytes = count(response.bytes);
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => note(requestId, (bytes) => bytes));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A data: address is not transferred.
    if (!response.url.startsWith('http')) return;
    const { encodedDataLength: headers } = response;
    const kind = KIND_OF_RESOURCE[type] ?? 'other';
    received.set(requestId, { kind, headers, bytes: headers });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    note(requestId, (bytes) => bytes + encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, () => encodedDataLength),
  );
  await session.send('Network.enable');
  const untilQuiet = async () => {
    while (performance.now() - lastActivity < QUIET_MS) await wait(100);
  };
  return { untilQuiet, weigh: () => weigh(Array.from(received.values())) };
}

function weigh(received: readonly Received[]): Figures {
  const weights: Record<string, number> = {};
  const add = (name: string, bytes: number) => {
    weights[name] = (weights[name] ?? 0) + bytes;
  };
  for (const { kind, headers, bytes } of received) {
    add(kind, bytes - headers);
    add('headers', headers);
    add('total', bytes);
  }
  return { ...weights, requests: received.length };
}
