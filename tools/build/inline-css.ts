import type { Plugin } from 'vite';

const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;
const FIRST_FONT = /assets\/rubik-latin-[^/]*\.woff2$/;

/** The style sheet travels in the page, and the font that both languages need starts with it. */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [link = '', file = ''] = STYLESHEET_LINK.exec(html) ?? [];
        const sheet = bundle[file];
        if (sheet?.type !== 'asset')
          throw new Error('the page links no style sheet to put into it');
        delete bundle[file];
        const font = Object.keys(bundle).find((name) => FIRST_FONT.test(name));
        return {
          html: html.replace(link, ''),
          tags: [
            {
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                crossorigin: true,
                href: `/${font}`,
              },
              injectTo: 'head',
            },
            { tag: 'style', children: String(sheet.source).trim(), injectTo: 'head' },
          ],
        };
      },
    },
  };
}
