import { isLanguage, type Language } from '../../domain/language.ts';

const STORAGE_KEY = 'menu-language';
const ADDRESS_PARAMETER = 'lang';

/** The address wins (QR codes are printed per language), then what was chosen here before. */
export function chosenLanguage(): Language {
  const fromAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  if (isLanguage(fromAddress)) return fromAddress;
  const remembered = readStorage();
  return isLanguage(remembered) ? remembered : 'en';
}

/** Keeps the choice for the next visit, and for a reload of an address that names a language. */
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
    // A browser set to refuse storage throws here; the visitor starts in the default language.
    return null;
  }
}

function writeStorage(language: Language): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A full or forbidden storage throws; the choice then lasts as long as the page.
  }
}
