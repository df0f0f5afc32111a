import { MENU_PATH } from './constants.ts';
import type { Language } from './language.ts';

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
