import type { FastifyRequest } from 'fastify';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import { menuAddress, readPath } from '../src/domain/page-path.ts';

/** The address without its query, which may be malformed. */
export function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query);
}

/** The page's address, for another letter case, a slash at the end, or a static host's page in a language. */
export function movedAddress(address: string, hasBranches: boolean): string | undefined {
  const pathname = pathOf(address);
  const page = readPath(pathname);
  if (!page || (page.branch !== undefined && !hasBranches)) return undefined;
  return menuAddress({ pathname, search: address.slice(pathname.length) });
}

export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** The path of a file in the content folder, from its address on this site. */
export function contentPath(address: string | undefined): string | undefined {
  if (!address?.startsWith(CONTENT_FOLDER) || !isDecodable(address)) return undefined;
  return decodeURIComponent(address.slice(CONTENT_FOLDER.length));
}

const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/i;

/** The site's origin, if the request tells it. */
export type OriginOf = (request: FastifyRequest) => string | undefined;

/** Each has pages of its own, which are cached. */
const MAX_ORIGINS = 8;

/** SITE_URL, else the request's host. A client may send any: so many are believed, the first ones. */
export function createOriginReader(siteUrl: string | undefined): OriginOf {
  if (siteUrl !== undefined) return () => siteUrl;
  const known = new Set<string>();
  return ({ headers: { host = '', 'x-forwarded-proto': forwarded } }) => {
    // Set by proxies, the one that terminates TLS first.
    const isSecure = /^\s*https\s*(?:,|$)/i.test(String(forwarded));
    const origin = `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`;
    if (!HOST.test(host) || !URL.canParse(origin)) return undefined;
    if (known.size < MAX_ORIGINS) known.add(origin);
    return known.has(origin) ? origin : undefined;
  };
}
