import { createServer, type Plugin } from 'vite';
import { renderDocument } from '../src/document/document.ts';
import type { Brand } from '../src/domain/brand.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { readPath } from '../src/domain/page-path.ts';
import { createInlineAssets } from './build/app.ts';
import { loadCheckedBrand } from './build/check-brand.ts';

/** `npm run dev`: hot reload, with the embedded content. */
export async function run(): Promise<void> {
  const brand = await loadCheckedBrand();
  const server = await createServer({ plugins: [devPage(brand)], server: { open: false } });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  console.log(`Menu ready at ${address?.replace(/\/$/, '')}${MENU_PATH}`);
}

/** Serves an empty page whose files are the sources. */
function devPage(brand: Brand): Plugin {
  return {
    name: 'dev-page',
    configureServer: async (server) => {
      const html = renderDocument(
        brand,
        {
          ...(await createInlineAssets(brand, false)),
          styles: '',
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
        const [path = ''] = address.split('?');
        if (path === '/') {
          response.writeHead(302, { location: MENU_PATH }).end();
        } else if (readPath(path)) {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(address, html));
        } else {
          next();
        }
      });
    },
  };
}
