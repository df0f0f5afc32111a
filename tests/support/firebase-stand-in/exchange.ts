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

/** Compressed, as the real backend answers every browser. */
export function sendJson({ response }: Exchange, body: unknown, status = 200): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-encoding': 'gzip',
  });
  response.end(gzipSync(JSON.stringify(body)));
}

/** As a proxy in front of the backend would fail: no JSON for the SDK to read. */
export function sendBareError({ response }: Exchange, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<h1>${status}</h1>`);
}

/** Half of the text reaches the client, then its connection is gone. */
export function cutShort({ response }: Pick<Exchange, 'response'>, whole: string): void {
  response.write(whole.slice(0, Math.ceil(whole.length / 2)), () => response.destroy());
}
