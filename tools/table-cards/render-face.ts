import { escapeHtml, tag } from '../../src/document/tag.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { directionOf, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { tableCardMessages } from '../../src/i18n/outside-the-app.ts';
import type { MenuCode } from './menu-code.ts';

/** One face of a card: the brand, the code, what it is for and, for one table, its number. */
export function renderFace(
  brand: Brand,
  { address, viewBox }: MenuCode,
  languages: readonly Language[],
  table: number | undefined,
): string {
  const inLanguage = (name: string, language: Language, text: string) =>
    tag(name, { lang: language, dir: directionOf(language) }, escapeHtml(text));
  const names = languages.map((each) => inLanguage('p', each, brand.name[each]));
  const scan = languages.map((each) => inLanguage('p', each, tableCardMessages[each].scan));
  const [left, right] = LANGUAGES.map((each) =>
    inLanguage('span', each, tableCardMessages[each].table),
  );
  const code = { class: 'code', viewBox, role: 'img', 'aria-label': address };
  // Nobody types the scheme: browsers add it. The line may break before the path only.
  const [host = '', path = ''] = address.replace(/^https:\/\//, '').split(MENU_PATH);
  const typed = [host, MENU_PATH + path].map((part) => tag('span', {}, escapeHtml(part)));
  return tag(
    'section',
    { class: 'face', dir: languages[0] && directionOf(languages[0]) },
    [
      tag('header', {}, tag('div', { class: 'mark' }, '') + tag('div', {}, names.join(''))),
      tag('svg', code, tag('use', { href: '#code' }, '')),
      tag('div', { class: 'scan' }, scan.join('')),
      tag('p', { class: 'address', dir: 'ltr' }, typed.join('')),
      // In both languages the number follows its word.
      table === undefined
        ? ''
        : tag('p', { class: 'table', dir: 'ltr' }, `${left} <b>${table}</b> ${right}`),
    ].join(''),
  );
}
