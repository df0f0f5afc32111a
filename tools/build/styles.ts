import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import type { Brand } from '../../src/domain/brand.ts';
import {
  BACKDROP_TRANSITION_MS,
  CATEGORY_SCROLL_OFFSET_PX,
  MODAL_TRANSITION_MS,
} from '../../src/domain/constants.ts';
import { PAGE_COLOUR } from '../../src/domain/page-colour.ts';

const FOLDER = 'src';

/**
 * Classes travel with every element of the page: the file's letters and the class's number in it. What is
 * told apart by the tree alone is called the same by the build of the page and by that of its renderer.
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const classes = new Map<string, string[]>();
  return (name, address) => {
    const file = path.relative(FOLDER, address.replace(/\?.*$/, ''));
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `_${toLetters(files.indexOf(file))}${known.indexOf(name)}`;
  };
}

function toLetters(position: number): string {
  if (position < 0) throw new Error('a style sheet outside of src has no class names');
  const letter = String.fromCharCode('a'.charCodeAt(0) + (position % 26));
  return position < 26 ? letter : toLetters(Math.floor(position / 26) - 1) + letter;
}

const MODULE = 'virtual:generated.css';

const PLACES = [1, 10, 100, 1000, 10_000];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** `--count` of an element, from the attributes that hold its digits (count-attributes.ts). */
const COUNTS = [
  ...PLACES.flatMap((place) =>
    DIGITS.map(
      (digit) => `[data-count-${place}="${digit}"] { --count-${place}: ${digit * place}; }`,
    ),
  ),
  `[data-count-1] { --count: calc(${PLACES.map((place) => `var(--count-${place}, 0)`).join(' + ')}); }`,
].join('\n');

/** Tokens whose values are stated elsewhere: the brand's, the specification's, the page's own colour. */
export function generatedCss({ accent, logo }: Brand): Plugin {
  const css = `:root {
  --page: ${PAGE_COLOUR.dark};
  --accent: ${accent.dark};
  --brand-mark: url("${logo}");
  --category-offset: ${CATEGORY_SCROLL_OFFSET_PX}px;
  --modal-transition: ${MODAL_TRANSITION_MS}ms;
  --backdrop-transition: ${BACKDROP_TRANSITION_MS}ms;
}
@media (prefers-color-scheme: light) { :root { --page: ${PAGE_COLOUR.light}; --accent: ${accent.light}; } }
@media (prefers-reduced-motion: reduce) { :root { --modal-transition: 0ms; --backdrop-transition: 0ms; } }
${COUNTS}`;
  return {
    name: 'generated-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? css : undefined),
  };
}

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
