import type { Plugin } from 'vite';
import type { Brand } from '../../src/menu/brand.ts';
import { messages } from '../../src/messages/messages.ts';

/** Fills the brand into the page as it is before any script runs. */
export function brandHtml(brand: Brand): Plugin {
  const values: Readonly<Record<string, string>> = {
    BRAND_TITLE: messages.en.pageTitle(brand.name.en),
    BRAND_DESCRIPTION: brand.description.en,
  };
  return {
    name: 'brand-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%(BRAND_\w+)%/g, (_, name) => escapeHtml(values[name] ?? '')),
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
