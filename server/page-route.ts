import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderRobots, renderSitemap } from '../src/document/site-files.ts';
import { addressByPath, addressByQuery } from '../src/domain/addresses.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { parseLanguage } from '../src/domain/language.ts';
import { menuAddress, readPath } from '../src/domain/page-path.ts';
import type { Renderer } from '../src/renderer.ts';
import { type OriginOf, pathOf } from './addresses.ts';
import { createTextCache, sendCachedResponse } from './cached-response.ts';
import { REVALIDATE } from './security-headers.ts';
import type { ServedContent } from './served-content.ts';

/** The menu in both languages, perhaps of some dozens of branches, and dishes whose links are shared. */
const MAX_CACHED_PAGES = 32;
const MAX_CACHED_BRANCH_PAGES = 96;

/** The menu page, in the language and with the preview of the dish that the address names. A live page holds no content. */
export function servePage(
  app: FastifyInstance,
  renderer: Renderer,
  content: ServedContent | undefined,
  originOf: OriginOf,
): void {
  const { hasBranches } = renderer;
  const pages = createTextCache(hasBranches ? MAX_CACHED_BRANCH_PAGES : MAX_CACHED_PAGES);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = readPageAddress(request.url);
    if (!asked) return reply.callNotFound();
    const { branch, pathLanguage, language, search } = asked;
    const { version, rendered: menu, branches } = (await content?.current()) ?? {};
    const rendered = branch === undefined ? menu : branches?.get(branch)?.();
    // Without content, the page itself finds out.
    if (menu && !rendered) {
      const plain = addressByPath(pathLanguage ?? 'en');
      return reply.redirect(menuAddress({ pathname: plain, search }), 302);
    }
    const dish = new URLSearchParams(search).get('dish');
    const page = {
      language,
      dish: rendered && dish ? renderer.findDishId(rendered, dish) : undefined,
      origin: originOf(request),
    };
    const key = JSON.stringify({ version, branch, ...page });
    const response = await pages(key, 'text/html; charset=utf-8', () =>
      renderer.renderPage({ ...page, rendered }),
    );
    return sendCachedResponse(request, reply.header('cache-control', REVALIDATE), response);
  };
  app.get(MENU_PATH, answer);
  if (hasBranches) app.get(`${MENU_PATH}/:branch/:language?`, answer);
}

/** As the page itself reads it. Undefined for another spelling of the path, which is redirected. */
function readPageAddress(address: string) {
  const path = pathOf(address);
  const { branch, language: pathLanguage } = readPath(path) ?? {};
  const own = branch === undefined ? MENU_PATH : addressByPath(pathLanguage ?? 'en', branch);
  if (path !== own) return undefined;
  const search = address.slice(path.length);
  const asked = parseLanguage(new URLSearchParams(search).get('lang'));
  return { branch, pathLanguage, language: pathLanguage ?? asked ?? ('en' as const), search };
}

/** `robots.txt` and `sitemap.xml`. */
export function serveSiteFiles(
  app: FastifyInstance,
  originOf: OriginOf,
  content: ServedContent | undefined,
): void {
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    if (origin === undefined) return reply.callNotFound();
    const branches = (await content?.current())?.branches.keys() ?? [];
    const sitemap = renderSitemap(origin, addressByQuery, [...branches]);
    return reply.type('application/xml; charset=utf-8').send(sitemap);
  });
}
