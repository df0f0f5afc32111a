import { menuPath } from './addresses.ts';
import { MENU_PATH } from './constants.ts';
import { LANGUAGES, parseLanguage } from './language.ts';

const CODES = LANGUAGES.join('|');

/** In any case. What can be a language is none of the branches: that group is lazy. */
const PAGE_PATH = new RegExp(`^${MENU_PATH}(?:/([a-z\\d-]+))??(?:/(${CODES}))?/*$`, 'i');

/** What the path of a page says; undefined for every other path. */
export function readPath(path: string) {
  const [page, branch, language] = PAGE_PATH.exec(path) ?? [];
  if (page === undefined) return undefined;
  return { branch: branch?.toLowerCase(), language: parseLanguage(language) };
}

/** Letters from a to z, digits and dashes, and no language. */
export function isBranchId(id: string): boolean {
  return readPath(menuPath(id))?.branch === id;
}

/** Where a page goes on, whatever address it was opened by. */
export function menuAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { branch, language } = readPath(pathname) ?? {};
  const path = menuPath(branch);
  return path + (language ? `?lang=${language}${search.replace('?', '&')}` : search);
}
