import { createServer, type RequestListener, type Server } from 'node:http';
import { inTurn } from './in-turn.ts';

/** A connection on which nothing moves for so long is dropped, half of one answer or not. */
const STALLED_AFTER_MS = 25_000;

/** A request that has not arrived whole by then never will. */
const REQUEST_LIMIT_MS = 20_000;

/** Longer than the proxies in front wait, so that they and not we end a connection they may still use. */
const KEEP_ALIVE_MS = 72_000;

/** Node's server, within limits that no single client can use up. */
export function createHttpServer(answer: RequestListener): Server {
  const limits = {
    headersTimeout: REQUEST_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    connectionsCheckingInterval: REQUEST_LIMIT_MS / 2,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  return createServer(limits, inTurn(answer)).setTimeout(STALLED_AFTER_MS);
}
