import type { FastifyInstance } from 'fastify';
import { renderRobots, renderSitemap } from '../src/document/site-files.ts';
import { addressByQuery } from '../src/domain/addresses.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { parseLanguage } from '../src/domain/language.ts';
import type { Renderer } from '../src/renderer.ts';
import type { OriginOf } from './addresses.ts';
import { createTextCache, sendCachedResponse } from './cached-response.ts';
import { REVALIDATE } from './security-headers.ts';
import type { ServedContent } from './served-content.ts';

/** The menu in both languages, and dishes whose links are shared. */
const MAX_CACHED_PAGES = 32;

/** The menu page, in the language and with the preview of the dish that the address names. A live page holds no content. */
export function servePage(
  app: FastifyInstance,
  renderer: Renderer,
  content: ServedContent | undefined,
  originOf: OriginOf,
): void {
  const pages = createTextCache(MAX_CACHED_PAGES);
  app.get(MENU_PATH, async (request, reply) => {
    const { version, rendered } = (await content?.current()) ?? {};
    // As the page itself reads it.
    const query = new URLSearchParams(request.url.slice(MENU_PATH.length));
    const dish = query.get('dish');
    const page = {
      language: parseLanguage(query.get('lang')) ?? ('en' as const),
      dish: rendered && dish ? renderer.findDishId(rendered, dish) : undefined,
      origin: originOf(request),
    };
    const key = JSON.stringify({ version, ...page });
    const response = await pages(key, 'text/html; charset=utf-8', () =>
      renderer.renderPage({ ...page, rendered }),
    );
    return sendCachedResponse(request, reply.header('cache-control', REVALIDATE), response);
  });
}

/** `robots.txt` and `sitemap.xml`. */
export function serveSiteFiles(app: FastifyInstance, originOf: OriginOf): void {
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(originOf(request))),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request);
    if (origin === undefined) return reply.callNotFound();
    return reply.type('application/xml; charset=utf-8').send(renderSitemap(origin, addressByQuery));
  });
}
