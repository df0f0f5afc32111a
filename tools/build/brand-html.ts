import type { Plugin } from 'vite';
import type { Brand } from '../../src/menu/brand.ts';
import { messages } from '../../src/messages/messages.ts';
import { drawFavicon } from './web-app.ts';

/** Fills the brand into the page as it is before any script runs. */
export function brandHtml(brand: Brand): Plugin {
  return {
    name: 'brand-html',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const icon = await drawFavicon(brand);
        const values: Readonly<Record<string, string>> = {
          BRAND_TITLE: messages.en.pageTitle(brand.name.en),
          BRAND_DESCRIPTION: brand.description.en,
          // In the page itself: browsers ask for an icon before the scripts of a page are there.
          BRAND_ICON: `data:image/png;base64,${icon.toString('base64')}`,
        };
        return html.replaceAll(/%(BRAND_\w+)%/g, (_, name) => escapeHtml(values[name] ?? ''));
      },
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
