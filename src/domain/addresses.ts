import { MENU_PATH } from './constants.ts';
import type { Language } from './language.ts';

/** Where the content folder is served. */
export const CONTENT_FOLDER = '/content/';

/** Stands for whichever site serves the page: what lies on it is named by its path alone. */
const SITE = 'https://site.invalid';

/**
 * An address of the content as the page uses it: a path where it is relative to a `folder` of this site,
 * whole where it, or the folder, names another. The same wherever it is worked out, on a server or on a phone.
 */
export function resolveAddress(address: string, folder: string): string | undefined {
  const url = parseAddress(address, folder.startsWith('/') ? SITE + folder : folder);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return url.origin === SITE ? url.pathname + url.search : url.href;
}

/** A slide's path is relative to the content folder, with or without a slash before it. */
export function slideAddress(path: string): string | undefined {
  return resolveAddress(path.replace(/^\/+/, ''), CONTENT_FOLDER);
}

/** Once, not by `URL.canParse` first: of a long menu it is half of all parsing. */
function parseAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

interface PageAddress {
  readonly language: Language;
  /** The id of the dish that is open. */
  readonly dish?: string | undefined;
}

/** The address of the menu, or of a dish on it, in a language. English is the address's own. */
export function pageAddress({ language, dish }: PageAddress): string {
  const query = new URLSearchParams({
    ...(language === 'en' ? {} : { lang: language }),
    ...(dish === undefined ? {} : { dish }),
  });
  return query.size === 0 ? MENU_PATH : `${MENU_PATH}?${query}`;
}
