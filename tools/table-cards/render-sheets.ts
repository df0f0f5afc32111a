import { readFileSync } from 'node:fs';
import { escapeHtml, tag } from '../../src/document/tag.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { drawMark, type Mark } from '../build/brand-mark.ts';
import { createPalettes } from '../build/palette.ts';
import type { CardOptions, CardSize } from './card-options.ts';
import { BLEED, cropMarks } from './crop-marks.ts';
import type { MenuCode } from './menu-code.ts';
import { renderFace } from './render-face.ts';

interface Format {
  /** What is cut out, in mm. */
  readonly width: number;
  readonly height: number;
  /** Folded in the middle, with a face on each side. */
  readonly isTent: boolean;
  readonly perSheet: number;
  readonly paper: 'A4' | 'A4 landscape';
}

/** Bleed and crop marks need room around a card: an A4 sheet holds two of A6, or one of A5. */
const FORMATS: Readonly<Record<CardSize, Format>> = {
  a6: { width: 105, height: 148, isTent: false, perSheet: 2, paper: 'A4 landscape' },
  a5: { width: 148, height: 210, isTent: false, perSheet: 1, paper: 'A4' },
  tent: { width: 148, height: 210, isTent: true, perSheet: 1, paper: 'A4' },
};

/** A mark of 24 mm in height, at 600 dots per inch. */
const MARK = { width: 1400, height: 560 };

/** The page with all cards. It contains its fonts and pictures, so that it can be sent to a printer. */
export async function renderSheets(
  brand: Brand,
  code: MenuCode,
  { tables, language, size }: Omit<CardOptions, 'folder'>,
) {
  const format = FORMATS[size];
  const others = LANGUAGES.filter((each) => each !== language);
  const languages = language === 'both' ? LANGUAGES : [language, ...others];
  const cards = tables.length > 0 ? tables : new Array<undefined>(format.perSheet).fill(undefined);
  const pieces = cards.map((table) =>
    renderPiece(format, renderFace(brand, code, languages, table)),
  );
  const sheets = Array.from({ length: Math.ceil(pieces.length / format.perSheet) }, (_, sheet) =>
    pieces.slice(sheet * format.perSheet, (sheet + 1) * format.perSheet).join(''),
  );
  const mark = await drawMark(brand, MARK, brand.accent.dark);
  const html = `<!doctype html>${tag('html', { lang: 'en', class: size })}<head>${[
    tag('meta', { charset: 'utf-8' }),
    tag('title', {}, escapeHtml(`${brand.name.en} · ${code.address}`)),
    tag('style', {}, styles(brand, format, mark)),
  ].join('')}</head><body>${[
    tag('svg', { hidden: true }, tag('g', { id: 'code' }, code.drawing)),
    ...sheets.map((sheet) => tag('div', { class: 'sheet' }, sheet)),
  ].join('')}</body></html>\n`;
  return { html, sheets: sheets.length };
}

function renderPiece({ width, height, isTent }: Format, face: string): string {
  return tag(
    'div',
    { class: 'piece' },
    (isTent ? face + face : face) + cropMarks(width, height, isTent),
  );
}

function styles(brand: Brand, { width, height, paper }: Format, mark: Mark): string {
  const { dark, light } = createPalettes(brand);
  const values = {
    '--width': `${width}mm`,
    '--height': `${height}mm`,
    '--bleed': `${BLEED}mm`,
    '--ground': dark.page,
    '--on-ground': dark.text,
    '--accent': light.accent,
    '--mark': `url("${dataAddress('image/png', mark.picture)}")`,
    '--mark-ratio': String(mark.ratio),
  };
  const fonts = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(
    /url\("\.\/(fonts\/[\w-]+\.woff2)"\)/g,
    (_, file: string) => `url("${dataAddress('font/woff2', readFileSync(`src/styles/${file}`))}")`,
  );
  return [
    `@page{size:${paper};margin:0}`,
    `:root{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`,
    fonts,
    readFileSync('tools/table-cards/cards.css', 'utf8'),
  ].join('\n');
}

function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
