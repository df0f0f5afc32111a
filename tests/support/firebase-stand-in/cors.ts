import type { Exchange } from './exchange.ts';

/**
 * The SDK sends credentials, so a browser takes no `*` here: the origin and the headers
 * that it asks for are echoed (https://fetch.spec.whatwg.org/#cors-protocol-and-credentials).
 */
export function allowOrigin({ request, response }: Exchange): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'x-http-session-id');
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
