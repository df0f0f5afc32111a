import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { renderRobots, renderSitemap } from '../src/document/site-files.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { isLanguage } from '../src/domain/language.ts';
import type { Renderer } from '../src/renderer.ts';
import { originOf } from './addresses.ts';
import type { FindEdition } from './renderer.ts';
import { compress, type Representation, represent, sendRepresentation } from './representation.ts';
import { REVALIDATE } from './security-headers.ts';

/** How many pages are kept as they travel: the menu in both languages, and dishes that are passed round. */
const KEPT_PAGES = 32;

/** A page that reads its content live is the same for every version. */
const LIVE = { version: 'live', edition: undefined };

/** The one page, in the language and with the dish of its address. */
export function servePage(
  app: FastifyInstance,
  renderer: Renderer,
  findEdition: FindEdition,
  siteUrl: string | undefined,
): void {
  const pages = new LRUCache<string, Representation, () => string>({
    max: KEPT_PAGES,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const html = render();
      // Other requests are answered in between.
      await setImmediate();
      return represent('text/html; charset=utf-8', await compress(Buffer.from(html)));
    },
  });
  app.get(MENU_PATH, async (request, reply) => {
    const { version, edition } = renderer.assets.isLive ? LIVE : await findEdition();
    const { language, dish } = readAddress(request);
    const isKnown = edition && dish !== undefined && renderer.isDish(edition, dish);
    const asked = {
      language,
      dish: isKnown ? dish : undefined,
      origin: originOf(request, siteUrl),
    };
    const page = await pages.forceFetch(JSON.stringify({ version, ...asked }), {
      context: () => renderer.renderPage({ ...asked, edition }),
    });
    return sendRepresentation(request, reply.header('cache-control', REVALIDATE), page);
  });
}

/** As the page itself reads it. */
function readAddress({ url }: FastifyRequest) {
  const query = new URLSearchParams(url.slice(MENU_PATH.length));
  const language = query.get('lang');
  return {
    language: isLanguage(language) ? language : 'en',
    dish: query.get('dish') ?? undefined,
  } as const;
}

/** What search engines look for. */
export function serveSiteFiles(app: FastifyInstance, siteUrl: string | undefined): void {
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(originOf(request, siteUrl))),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request, siteUrl);
    if (origin === undefined) return reply.callNotFound();
    return reply.type('application/xml; charset=utf-8').send(renderSitemap(origin));
  });
}
