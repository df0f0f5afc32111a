import type { Brand } from '../../src/domain/brand.ts';
import { contrast, mix } from './colour.ts';

const SCHEMES = ['dark', 'light'] as const;

type Scheme = (typeof SCHEMES)[number];

/** What a scheme starts from, if the brand gives nothing but its accent. */
const BASE = {
  dark: { page: '#0e0e0e', text: '#ffffff' },
  light: { page: '#ffffff', text: '#111111' },
} as const;

/** A warning is red, whatever the brand. */
const WARNINGS = {
  dark: { warning: '#ff9d85', 'on-warning': '#2b0a02' },
  light: { warning: '#a3210c', 'on-warning': '#ffffff' },
} as const;

/** The opaque colours of both schemes by the names of their tokens, from the few colours of the brand. */
export function createPalettes(brand: Brand) {
  const pages = { dark: pageOf(brand, 'dark'), light: pageOf(brand, 'light') };
  const create = (scheme: Scheme) => {
    const page = pages[scheme];
    const accent = brand.accent[scheme];
    const text = brand.colours?.text?.[scheme] ?? mix(BASE[scheme].text, accent, 0.08);
    const highlight = brand.colours?.highlight?.[scheme] ?? mix(text, accent, 0.5);
    const line = mix(page, highlight, 0.25);
    return {
      page,
      // Raised things are lighter, as if lit from above.
      surface: scheme === 'light' ? mix(page, '#ffffff', 0.75) : mix(page, highlight, 0.05),
      'surface-raised': mix(page, highlight, scheme === 'light' ? 0.06 : 0.11),
      line,
      text,
      'text-soft': mix(text, line, 0.22),
      accent,
      'on-accent':
        contrast(accent, pages.dark) > contrast(accent, pages.light) ? pages.dark : pages.light,
      highlight,
      ...WARNINGS[scheme],
    };
  };
  return { dark: create('dark'), light: create('light') };
}

function pageOf({ accent, colours }: Brand, scheme: Scheme): string {
  return colours?.page?.[scheme] ?? mix(BASE[scheme].page, accent[scheme], 0.04);
}

type Palettes = ReturnType<typeof createPalettes>;

type Token = keyof Palettes[Scheme];

/** Level AA of WCAG 2.2, for text of any size. */
const ENOUGH = 4.5;

const GROUNDS = ['page', 'surface', 'surface-raised'] as const;

const TEXT_PAIRS: readonly (readonly [Token, Token])[] = [
  ...GROUNDS.flatMap((ground) =>
    (['text', 'text-soft', 'highlight', 'warning'] as const).map((text) => [text, ground] as const),
  ),
  ['accent', 'page'],
  ['accent', 'surface'],
  ['on-accent', 'accent'],
];

/** The field of `menu.config.ts` that decides a colour. */
const FIELDS: Readonly<Partial<Record<Token, string>>> = {
  accent: 'accent',
  'on-accent': 'accent',
  highlight: 'colours.highlight',
  warning: 'colours.page',
};

/** One line for each field whose colour cannot be read somewhere, about the worst place. */
export function findPoorContrast(palettes: Palettes): readonly string[] {
  const found = SCHEMES.flatMap((scheme) =>
    TEXT_PAIRS.map(([text, ground]) => {
      const [colour, behind] = [palettes[scheme][text], palettes[scheme][ground]];
      const ratio = contrast(colour, behind);
      const field = `${FIELDS[text] ?? 'colours.text'}.${scheme}`;
      const line = `${field}: ${text} ${colour} on ${ground} ${behind} has a contrast of ${ratio.toFixed(2)}, and text needs ${ENOUGH}`;
      return { field, ratio, line };
    }),
  ).filter(({ ratio }) => ratio < ENOUGH);
  // A map keeps the last line of a field.
  const worstLast = found.toSorted((one, other) => other.ratio - one.ratio);
  return [...new Map(worstLast.map(({ field, line }) => [field, line])).values()];
}
