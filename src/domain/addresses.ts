import { MENU_PATH } from './constants.ts';
import { type Language, parseLanguage } from './language.ts';

export const CONTENT_FOLDER = '/content/';

/** A placeholder for the site that serves the page: its own addresses become paths. */
const SITE = 'https://site.invalid';

/** To a path on this site or an absolute URL of another one; the same in server and browser. */
export function resolveAddress(address: string, folder: string): string | undefined {
  try {
    const url = new URL(address, folder.startsWith('/') ? SITE + folder : folder);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    return url.origin === SITE ? url.pathname + url.search : url.href;
  } catch {
    return undefined;
  }
}

/** A slide's path is relative to the content folder, with or without a slash before it. */
export function slideAddress(path: string): string | undefined {
  return resolveAddress(path.replace(/^\/+/, ''), CONTENT_FOLDER);
}

interface PageAddress {
  readonly language: Language;
  readonly dish?: string | undefined;
  readonly picks?: string;
}

/** The address of the menu, of a dish or of a list. Without a language it is English. */
export function pageAddress({ language, dish, picks }: PageAddress): string {
  const query = [
    ...(language === 'en' ? [] : [`lang=${language}`]),
    ...(dish === undefined ? [] : [`${new URLSearchParams({ dish })}`]),
    ...(picks === undefined ? [] : [`picks=${picks}`]),
  ];
  return query.length === 0 ? MENU_PATH : `${MENU_PATH}?${query.join('&')}`;
}

export type AddressOf = (language: Language) => string;

export const addressByQuery: AddressOf = (language) => pageAddress({ language });

/** On a static host, which ignores the query, every language has a page of its own. */
export const addressByPath: AddressOf = (language) =>
  language === 'en' ? MENU_PATH : `${MENU_PATH}/${language}`;

export function languageOfPath(path: string): Language | undefined {
  const [start, language] = path.toLowerCase().split(`${MENU_PATH.toLowerCase()}/`);
  return start === '' ? parseLanguage(language?.replace('/', '')) : undefined;
}

export function menuAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const language = languageOfPath(pathname);
  if (language === undefined) return MENU_PATH + search;
  return `${MENU_PATH}?lang=${language}${search.replace('?', '&')}`;
}
