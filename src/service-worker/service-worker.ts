import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { OFFLINE_COPY_HEADER } from '../content/backend.ts';
import { menuPath } from '../domain/addresses.ts';
import { MENU_PATH } from '../domain/constants.ts';
import { menuAddress, readPath } from '../domain/page-path.ts';
import { PICTURE_CACHE } from '../domain/pictures.ts';

declare const __PRECACHE__: PrecacheEntry[];

const DAY_S = 24 * 60 * 60;

/** There is one page for each branch: both languages and every dish are in it, whatever the query. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  // A browser refuses a redirected answer to a navigation.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/**
 * Offline, the page as last seen if this worker has its script cached; otherwise the precached page. That has
 * other prices than a branch: on a slow network a branch waits for its own page.
 */
function fallBackToPrecache(script: string): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const isOwn = cachedResponse && (await cachedResponse.clone().text()).includes(script);
      if (isOwn) return cachedResponse;
      return new URL(request.url).pathname === MENU_PATH ? matchPrecache(MENU_PATH) : null;
    },
    handlerDidError: () => matchPrecache(MENU_PATH),
  };
}

/** A proxy whose server is away answers 502 or 503: what is cached is better. */
function rejectServerError(response: Response): Response {
  if (response.status >= 500) throw new Error(`the answer was ${response.status}`);
  return response;
}

const rejectServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => rejectServerError(response),
};

/** A file saved half-edited must not replace the last good one. */
const cacheOnlyCollections: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const isCollection = await response
      .clone()
      .json()
      .then(Array.isArray, () => false);
    return isCollection ? response : null;
  },
};

const markCachedResponses: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(OFFLINE_COPY_HEADER, '1');
    return new Response(await cachedResponse.blob(), { headers });
  },
};

clientsClaim();

// The page comes from the network first. A new worker waits until no page of the old one is open, so that
// no open page loses its files.
const script = __PRECACHE__.find(({ url }) => url.startsWith('/assets/start-'))?.url ?? '';
registerRoute(
  // The first visit's page sends its address, too.
  ({ url: { pathname }, sameOrigin }) =>
    sameOrigin && pathname === menuPath(readPath(pathname)?.branch),
  new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: 4,
    plugins: [rejectServerErrors, withoutQuery, fallBackToPrecache(script)],
  }),
);

// The server redirects these; offline the worker does.
registerRoute(
  ({ url: { pathname }, request }) =>
    request.mode === 'navigate' && (pathname === '/' || readPath(pathname) !== undefined),
  ({ request, url }) =>
    fetch(request)
      .then(rejectServerError)
      .catch(() => Response.redirect(menuAddress(url))),
);
precacheAndRoute(__PRECACHE__, { cleanURLs: false, directoryIndex: '' });

/** Shorter than the page's own timeout, so that the cached copy answers for a network that hangs. */
const COLLECTION_TIMEOUT_S = 8;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/content\/\w+\.json$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'content',
    networkTimeoutSeconds: COLLECTION_TIMEOUT_S,
    plugins: [rejectServerErrors, cacheOnlyCollections, markCachedResponses],
  }),
);

// Pictures, and Firebase's look-ups of their addresses. Responses of other sites are opaque (status 0);
// browsers count each as megabytes of quota, hence the limit.
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' ||
    request.mode === 'no-cors' ||
    url.pathname.startsWith('/v0/b/') ||
    (sameOrigin && url.pathname.startsWith('/content/')),
  new NetworkFirst({
    cacheName: PICTURE_CACHE,
    networkTimeoutSeconds: 4,
    plugins: [
      rejectServerErrors,
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);
