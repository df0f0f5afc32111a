import type { FastifyRequest } from 'fastify';
import { MENU_PATH } from '../src/domain/constants.ts';

/** What is wrong with a query is no reason to refuse the page. */
export function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query);
}

/** The menu, with the query of another address. */
export function menuAddress(address: string): string {
  return MENU_PATH + address.slice(pathOf(address).length);
}

/** Another letter case, or a slash at the end. */
export function isMenuMisspelt(address: string): boolean {
  return withoutLastSlashes(pathOf(address)).toLowerCase() === MENU_PATH.toLowerCase();
}

/** A regular expression would look at every slash of a long row of them again and again. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export function isDecodable(address: string): boolean {
  if (!address.includes('%')) return true;
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

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
