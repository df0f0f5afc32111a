import type { Plugin } from 'vite';
import { MENU_PATH } from '../../src/menu/constants.ts';

const REDIRECT_PAGE = `<!doctype html>
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url=${MENU_PATH}" />
<title>Menu</title>
<a href="${MENU_PATH}">Menu · القائمة</a>
`;

/**
 * Puts the page where its route is, as a folder's index: the one layout that every static host
 * serves at that address unconfigured. The root of such a host leads to it.
 */
export function menuRoute(): Plugin {
  return {
    name: 'menu-route',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (!page) this.error('the build made no index.html');
      page.fileName = `${MENU_PATH.slice(1)}/index.html`;
      this.emitFile({ type: 'asset', fileName: 'index.html', source: REDIRECT_PAGE });
    },
  };
}
