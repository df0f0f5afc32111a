import type { FastifyRequest } from 'fastify';

const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/i;

/**
 * Where the page is served: as the operator says or, failing that, as the request does. A request may say
 * anything, so what is made for one origin is never given to another (the page is remembered by it).
 */
export function originOf(request: FastifyRequest, siteUrl: string | undefined): string | undefined {
  if (siteUrl !== undefined) return siteUrl;
  const { host = '', 'x-forwarded-proto': forwarded } = request.headers;
  if (!HOST.test(host)) return undefined;
  // A proxy that ends TLS says so.
  return `${forwarded === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}
