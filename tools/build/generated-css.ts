import type { Plugin } from 'vite';
import type { Brand } from '../../src/domain/brand.ts';
import {
  BACKDROP_TRANSITION_MS,
  CATEGORY_SCROLL_OFFSET_PX,
  MODAL_TRANSITION_MS,
} from '../../src/domain/constants.ts';
import { measureLogo } from './brand-mark.ts';
import { mix, translucent } from './colour.ts';
import { createPalettes } from './palette.ts';

/** The one glyph that few fonts have yet, for prices with the riyal sign. */
const RIYAL_SIGN = `@font-face {
  font-family: Rubik;
  src: url("/src/styles/fonts/riyal.woff2") format("woff2");
  font-weight: 400 700;
  size-adjust: 135%;
  unicode-range: U+20C1;
}`;

type Tokens = Readonly<Record<string, string | number>>;

export async function generateCss(brand: Brand): Promise<string> {
  return (brand.currency === 'sign' ? RIYAL_SIGN : '') + (await generateTokens(brand));
}

/** Tokens whose values are defined in TypeScript: the brand and the specification's constants. */
export async function generateTokens(brand: Brand): Promise<string> {
  const { dark, light } = createPalettes(brand);
  return [
    rule({
      ...dark,
      shadow: shadow('#000000', 45),
      scrim: translucent(dark.page, 72),
      mark: dark.highlight,
      'on-mark': dark.page,
      // On photographs, in both colour schemes.
      'photo-text': light.page,
      'photo-accent': mix(dark.accent, '#ffffff', 0.2),
      'photo-control': translucent(dark.page, 68),
      'photo-control-hover': translucent(dark.page, 90),
      'photo-outline': translucent(dark.page, 45),
      'photo-shade': translucent(dark.page, 94),
      'photo-veil': translucent(dark.page, 64),
      // Dark on light in both colour schemes.
      paper: light.surface,
      ink: light.text,
      fold: light.line,
      ...(await logoTokens(brand)),
      'category-offset': `${CATEGORY_SCROLL_OFFSET_PX}px`,
      'modal-transition': `${MODAL_TRANSITION_MS}ms`,
      'backdrop-transition': `${BACKDROP_TRANSITION_MS}ms`,
    }),
    `@media (prefers-color-scheme: light) {${rule({
      ...light,
      shadow: shadow(light.text, 18),
      scrim: translucent(light.text, 55),
    })}}`,
    `@media (prefers-contrast: more) {${rule({ 'text-soft': 'var(--text)', line: 'currentColor' })}}`,
    `@media (prefers-reduced-motion: reduce) {${rule({
      'modal-transition': '0ms',
      'backdrop-transition': '0ms',
    })}}`,
  ].join('\n');
}

/** A wider logo would leave no room for the brand's name. */
const WIDEST_LOGO = 3;

/** A shape is a mask in the text's colour; other logos are pictures. */
async function logoTokens(brand: Brand): Promise<Tokens> {
  const { isShape, ratio } = await measureLogo(brand);
  const picture = `url("${brand.logo}") no-repeat center / contain`;
  return {
    'logo-mask': isShape ? picture : 'none',
    'logo-ground': isShape ? 'currentColor' : picture,
    'logo-ratio': Math.min(ratio, WIDEST_LOGO).toFixed(2),
  };
}

function shadow(colour: string, percent: number): string {
  return `0 0.5rem 2rem ${translucent(colour, percent)}`;
}

function rule(tokens: Tokens): string {
  const list = Object.entries(tokens).map(([name, value]) => `--${name}: ${value};`);
  return `:root { ${list.join(' ')} }`;
}

const MODULE = 'virtual:generated.css';

export function generatedCss(loadBrand: () => Promise<Brand>): Plugin {
  return {
    name: 'generated-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) => (id === `\0${MODULE}` ? generateCss(await loadBrand()) : undefined),
  };
}
