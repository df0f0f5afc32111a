import type { Plugin } from 'vite';
import type { Brand } from '../../src/menu/brand.ts';
import {
  BACKDROP_TRANSITION_MS,
  CATEGORY_SCROLL_OFFSET_PX,
  MODAL_TRANSITION_MS,
} from '../../src/menu/constants.ts';

const MODULE = 'virtual:generated.css';

/** Tokens whose values are stated elsewhere: the brand's and the specification's constants. */
export function generatedCss({ accent, logo }: Brand): Plugin {
  const css = `:root {
  --accent: ${accent.dark};
  --brand-mark: url("${logo}");
  --category-offset: ${CATEGORY_SCROLL_OFFSET_PX}px;
  --modal-transition: ${MODAL_TRANSITION_MS}ms;
  --backdrop-transition: ${BACKDROP_TRANSITION_MS}ms;
}
@media (prefers-color-scheme: light) { :root { --accent: ${accent.light}; } }
@media (prefers-reduced-motion: reduce) { :root { --modal-transition: 0ms; --backdrop-transition: 0ms; } }`;
  return {
    name: 'generated-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? css : undefined),
  };
}
