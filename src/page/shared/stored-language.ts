import { isLanguage, type Language } from '../../domain/language.ts';
import { readStored, writeStored } from '../../platform/device-storage.ts';

const KEY = 'menu-language';
const ADDRESS_PARAMETER = 'lang';

/** The address wins (QR codes are printed per language), then the stored choice. */
export function chosenLanguage(): Language {
  const fromAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  if (isLanguage(fromAddress)) return fromAddress;
  const stored = readStored(KEY);
  return isLanguage(stored) ? stored : 'en';
}

/** Stores the choice, and replaces the language in an address that names one. */
export function storeLanguage(language: Language): void {
  writeStored(KEY, language);
  const address = new URL(window.location.href);
  if (!address.searchParams.has(ADDRESS_PARAMETER)) return;
  address.searchParams.set(ADDRESS_PARAMETER, language);
  window.history.replaceState(window.history.state, '', address);
}
