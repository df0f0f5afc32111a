import { isLanguage, type Language } from '../../domain/language.ts';

const STORAGE_KEY = 'menu-language';
const ADDRESS_PARAMETER = 'lang';

/** The address wins (QR codes are printed per language), then the stored choice. */
export function chosenLanguage(): Language {
  const fromAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  if (isLanguage(fromAddress)) return fromAddress;
  const remembered = readStorage();
  return isLanguage(remembered) ? remembered : 'en';
}

/** Stores the choice, and replaces the language in an address that names one. */
export function rememberLanguage(language: Language): void {
  writeStorage(language);
  const address = new URL(window.location.href);
  if (!address.searchParams.has(ADDRESS_PARAMETER)) return;
  address.searchParams.set(ADDRESS_PARAMETER, language);
  window.history.replaceState(window.history.state, '', address);
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    // Forbidden storage throws: the visitor gets the default language.
    return null;
  }
}

function writeStorage(language: Language): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Full or forbidden storage throws: the choice lasts until the page is closed.
  }
}
