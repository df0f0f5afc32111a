import { MENU_PATH } from './constants.ts';
import type { Language } from './language.ts';

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

export function menuPath(branch: string | undefined): string {
  return branch === undefined ? MENU_PATH : `${MENU_PATH}/${branch}`;
}

export interface PageAddress {
  readonly language: Language;
  readonly branch?: string | undefined;
  readonly dish?: string | undefined;
  readonly picks?: string;
}

/** The address of the menu, of a dish or of a list. Without a language it is English. */
export function pageAddress({ language, branch, dish, picks }: PageAddress): string {
  const query = [
    ...(language === 'en' ? [] : [`lang=${language}`]),
    ...(dish === undefined ? [] : [`${new URLSearchParams({ dish })}`]),
    ...(picks === undefined ? [] : [`picks=${picks}`]),
  ];
  return menuPath(branch) + (query.length === 0 ? '' : `?${query.join('&')}`);
}

export type AddressOf = (language: Language, branch?: string) => string;

/** On a static host, which ignores the query, every language has a page of its own; a branch has them everywhere. */
export const addressByPath: AddressOf = (language, branch) =>
  menuPath(branch) + (language === 'en' ? '' : `/${language}`);

export const addressByQuery: AddressOf = (language, branch) =>
  branch === undefined ? pageAddress({ language }) : addressByPath(language, branch);
