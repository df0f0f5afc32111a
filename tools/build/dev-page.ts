import type { Plugin } from 'vite';
import { renderDocument } from '../../src/document/document.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { buildFirstFrame } from './first-frame.ts';
import { drawFavicon, toDataAddress } from './web-app.ts';

/** The page of the development server: it arrives empty, and its files are the sources. */
export function devPage(brand: Brand): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    configureServer: async (server) => {
      const html = renderDocument(
        brand,
        {
          styles: '',
          firstFrame: await buildFirstFrame(false),
          icon: toDataAddress(await drawFavicon(brand)),
          links: [],
          script: '/src/start.ts',
          appFiles: [],
          readerFiles: [],
          isLive: true,
        },
        { language: 'en' },
      );
      server.middlewares.use(async (request, response, next) => {
        const address = request.url ?? '/';
        const [path] = address.split('?');
        if (path === '/') {
          response.writeHead(302, { location: MENU_PATH }).end();
        } else if (path === MENU_PATH) {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(address, html));
        } else {
          next();
        }
      });
    },
  };
}
