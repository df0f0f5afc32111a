import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { escapeHtml, tag } from '../../src/document/tag.ts';
import { menuPath } from '../../src/domain/addresses.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { directionOf, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { tableCardMessages } from '../../src/i18n/outside-the-app.ts';
import type { CardLanguage } from './card-options.ts';

interface Place {
  readonly branch?: string | undefined;
  readonly table?: string | undefined;
}

export function menuAddress(site: string, language: CardLanguage, place: Place = {}): string {
  const { branch, table } = place;
  const query = new URLSearchParams({
    ...(language !== 'both' && { lang: language }),
    ...(table !== undefined && { table }),
  });
  return site + menuPath(branch) + (query.size > 0 ? `?${query}` : '');
}

/** ISO/IEC 18004 requires this many empty modules on every side. */
const QUIET_ZONE = 4;

/** An address as a QR code. A quarter of it may be stained or scratched. */
export function renderCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.Q });
  return toSvgSource(code, { on: '#000', off: '#fff', pad: QUIET_ZONE, scale: 5 });
}

interface Face {
  /** What the code opens. */
  readonly code: string;
  /** What can be typed instead. */
  readonly address: string;
  readonly languages: readonly Language[];
  readonly table: string | undefined;
  readonly note: string | undefined;
}

/** One face of a card: the brand, the code, what it is for and, for one table, its name. */
export function renderFace(brand: Brand, face: Face): string {
  const { code, address, languages, table, note } = face;
  const inLanguage = (name: string, language: Language, text: string) =>
    tag(name, { lang: language, dir: directionOf(language) }, escapeHtml(text));
  const names = languages.map((each) => inLanguage('p', each, brand.name[each]));
  const scan = languages.map((each) => inLanguage('p', each, tableCardMessages[each].scan));
  const [left, right] = LANGUAGES.map((each) =>
    inLanguage('span', each, tableCardMessages[each].table),
  );
  // Nobody types the scheme: browsers add it. The line may break before the path only.
  const [host = '', path = ''] = address.replace(/^https:\/\//, '').split(MENU_PATH);
  const typed = [host, MENU_PATH + path].map((part) => tag('span', {}, escapeHtml(part)));
  const parts = [
    tag('header', {}, tag('div', { class: 'mark' }, '') + tag('div', {}, names.join(''))),
    tag('div', { class: 'code', role: 'img', 'aria-label': code }, renderCode(code)),
    tag('div', { class: 'scan' }, scan.join('')),
    tag('p', { class: 'address', dir: 'ltr' }, typed.join('')),
  ];
  if (note) parts.push(tag('p', { class: 'note', dir: 'auto' }, escapeHtml(note)));
  // In both languages the name follows its word.
  const words = `${left} <b>${escapeHtml(table ?? '')}</b> ${right}`;
  if (table !== undefined) parts.push(tag('p', { class: 'table', dir: 'ltr' }, words));
  const [first = 'en'] = languages;
  return tag('section', { class: 'face', dir: directionOf(first) }, parts.join(''));
}

/** Colours run this far over the edge, so that an inexact cut leaves no white line, in mm. */
export const BLEED = 3;

/** The length of a crop mark, in mm. Marks stand outside of the bleed. */
const MARK_LENGTH = 5;

/** Lines that show where to cut and, dashed, where to fold. */
export function renderMarks(width: number, height: number, isFolded: boolean): string {
  const far = BLEED + MARK_LENGTH;
  const across = (y: number) => `M${-far} ${y}h${MARK_LENGTH}M${width + BLEED} ${y}h${MARK_LENGTH}`;
  const along = (x: number) => `M${x} ${-far}v${MARK_LENGTH}M${x} ${height + BLEED}v${MARK_LENGTH}`;
  const cut = { d: across(0) + across(height) + along(0) + along(width) };
  const fold = isFolded ? tag('path', { d: across(height / 2), class: 'fold' }, '') : '';
  const viewBox = `${-far} ${-far} ${width + 2 * far} ${height + 2 * far}`;
  const attributes = { class: 'marks', 'aria-hidden': 'true', viewBox } as const;
  return tag('svg', attributes, tag('path', cut, '') + fold);
}
