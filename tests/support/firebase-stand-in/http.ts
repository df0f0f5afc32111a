import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

export function readBody({ request }: Exchange): Promise<string> {
  return text(request);
}

/** Compressed, as by the real backend. */
export function sendJson({ response }: Exchange, body: unknown, status = 200): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-encoding': 'gzip',
  });
  response.end(gzipSync(JSON.stringify(body)));
}

/** As a proxy in front of the backend fails: without JSON. */
export function sendBareError({ response }: Exchange, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<h1>${status}</h1>`);
}

/** Sends half of the text, then destroys the connection. */
export function cutShort({ response }: Exchange, whole: string): void {
  response.write(whole.slice(0, Math.ceil(whole.length / 2)), () => response.destroy());
}

/**
 * The SDK sends credentials, so `*` is not allowed: the requested origin and headers are echoed
 * (https://fetch.spec.whatwg.org/#cors-protocol-and-credentials).
 */
export function allowOrigin({ request, response }: Exchange): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('vary', 'origin');
}

export function answerPreflight({ request, response }: Exchange): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  });
  response.end();
}
