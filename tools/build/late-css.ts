import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const MARK = '?late';
const PREFIX = '\0late-css:';

/**
 * The page carries the style sheet of what it shows. What is opened later brings its own, in its own
 * code, if it imports a module with `?late` behind its name. A constructed style sheet needs no leave
 * of the page's policy.
 */
export function lateCss(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'late-css',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    // Its name must not end like a style sheet's, or it would be taken for one.
    resolveId: (id, importer) =>
      importer && id.endsWith(MARK)
        ? `${PREFIX}${path.resolve(path.dirname(importer), id.slice(0, -MARK.length))}.js`
        : undefined,
    load: async (id) => {
      if (!id.startsWith(PREFIX)) return undefined;
      const file = id.slice(PREFIX.length, -'.js'.length);
      const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return [
        'const sheet = new CSSStyleSheet();',
        `sheet.replaceSync(${JSON.stringify(code)});`,
        'document.adoptedStyleSheets.push(sheet);',
        `export const styles = ${JSON.stringify(modules)};`,
      ].join('\n');
    },
  };
}
