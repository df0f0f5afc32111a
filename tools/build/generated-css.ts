import type { Plugin } from 'vite';
import type { Brand } from '../../src/domain/brand.ts';
import {
  BACKDROP_TRANSITION_MS,
  CATEGORY_SCROLL_OFFSET_PX,
  MODAL_TRANSITION_MS,
} from '../../src/domain/constants.ts';
import { PAGE_COLOUR } from '../../src/domain/page-colour.ts';

const MODULE = 'virtual:generated.css';

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
@media (prefers-reduced-motion: reduce) { :root { --modal-transition: 0ms; --backdrop-transition: 0ms; } }`;
  return {
    name: 'generated-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? css : undefined),
  };
}
