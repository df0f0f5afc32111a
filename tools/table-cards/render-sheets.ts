import { readFileSync } from 'node:fs';
import { escapeHtml, tag } from '../../src/document/tag.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { drawMark } from '../build/brand-mark.ts';
import { createPalettes } from '../build/palette.ts';
import type { CardOptions } from './card-options.ts';
import { BLEED, menuAddress, renderFace, renderMarks } from './render-card.ts';

/**
 * What is cut out, in mm. Bleed and crop marks need room around a card: an A4 sheet holds two of A6, or one
 * of A5. A tent is folded in the middle, with a face on each side.
 */
const FORMATS = {
  a6: { width: 105, height: 148, faces: 1, perSheet: 2, paper: 'A4 landscape' },
  a5: { width: 148, height: 210, faces: 1, perSheet: 1, paper: 'A4' },
  tent: { width: 148, height: 210, faces: 2, perSheet: 1, paper: 'A4' },
} as const;

/** A mark of 24 mm in height, at 600 dots per inch. */
const MARK = { width: 1400, height: 560 };

/** The page with all cards. It contains its fonts and pictures, so that it can be sent to a printer. */
export async function renderSheets(
  brand: Brand,
  site: string,
  { tables, hasTableInCode, branch, note, language, size }: CardOptions,
) {
  const address = menuAddress(site, language, { branch });
  const { width, height, faces, perSheet } = FORMATS[size];
  const others = LANGUAGES.filter((each) => each !== language);
  const languages = language === 'both' ? LANGUAGES : [language, ...others];
  const cards = tables.length > 0 ? tables : new Array<undefined>(perSheet).fill(undefined);
  const pieces = cards.map((table) => {
    const code = menuAddress(site, language, { branch, table: hasTableInCode ? table : undefined });
    const face = renderFace(brand, { code, address, languages, table, note });
    const marks = renderMarks(width, height, faces > 1);
    return tag('div', { class: 'piece' }, face.repeat(faces) + marks);
  });
  const sheets = Array.from({ length: Math.ceil(pieces.length / perSheet) }, (_, sheet) =>
    tag('div', { class: 'sheet' }, pieces.slice(sheet * perSheet, (sheet + 1) * perSheet).join('')),
  );
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('title', {}, escapeHtml(`${brand.name.en} · ${address}`)),
    tag('style', {}, await renderStyles(brand, size)),
  ].join('');
  const page = tag('html', { lang: 'en', class: size }, head + tag('body', {}, sheets.join('')));
  return { html: `<!doctype html>${page}\n`, sheets: sheets.length };
}

async function renderStyles(brand: Brand, size: CardOptions['size']): Promise<string> {
  const { width, height, paper } = FORMATS[size];
  const { dark, light } = createPalettes(brand);
  const mark = await drawMark(brand, MARK, brand.accent.dark);
  const values = {
    width: `${width}mm`,
    height: `${height}mm`,
    bleed: `${BLEED}mm`,
    ground: dark.page,
    'on-ground': dark.text,
    accent: light.accent,
    mark: dataUrl('image/png', mark.picture),
    'mark-ratio': mark.ratio,
  };
  const tokens = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  const fonts = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(
    /url\("\.\/(fonts\/[\w-]+\.woff2)"\)/g,
    (_, file: string) => dataUrl('font/woff2', readFileSync(`src/styles/${file}`)),
  );
  return [
    `@page{size:${paper};margin:0}`,
    `:root{${tokens.join('')}}`,
    fonts,
    readFileSync('tools/table-cards/cards.css', 'utf8'),
  ].join('\n');
}

function dataUrl(type: string, bytes: Buffer): string {
  return `url("data:${type};base64,${bytes.toString('base64')}")`;
}
