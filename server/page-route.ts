import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Edition } from '../src/document/edition.ts';
import { MENU_PATH } from '../src/menu/constants.ts';
import { isLanguage } from '../src/menu/language.ts';
import type { Renderer } from '../src/renderer.ts';
import type { FindEdition } from './editions.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import { createMemory } from './memory.ts';
import { chooseEncoding } from './negotiation.ts';
import { originOf } from './origin.ts';
import { REVALIDATE } from './static-folders.ts';

/** How many pages are kept as they travel: the menu in both languages, and dishes that are passed round. */
const KEPT_PAGES = 32;

/** The one page, in the language and with the dish of its address. */
export function servePage(
  app: FastifyInstance,
  renderer: Renderer,
  findEdition: FindEdition,
  siteUrl: string | undefined,
): void {
  const remember = createMemory<Edition | undefined, EncodedPage>(KEPT_PAGES);
  app.get(MENU_PATH, async (request, reply) => {
    const edition = renderer.assets.isLive ? undefined : await findEdition();
    const { language, dish } = readAddress(request);
    const isKnown = edition && dish !== undefined && renderer.isDish(edition, dish);
    const asked = {
      language,
      dish: isKnown ? dish : undefined,
      origin: originOf(request, siteUrl),
    };
    const page = await remember(edition, JSON.stringify(asked), () =>
      encodePage(renderer.renderPage({ ...asked, edition })),
    );
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    reply.headers({
      'cache-control': REVALIDATE,
      vary: 'accept-encoding',
      etag: page.etag,
    });
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
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
