import { type Language, parseLanguage } from '../domain/language.ts';
import { readStored, STORED } from './device-storage.ts';

const ADDRESS_PARAMETER = 'lang';

/** The address wins (QR codes are printed per language), then the stored choice. */
export function chosenLanguage(): Language {
  const inAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  return parseLanguage(inAddress) ?? parseLanguage(readStored(STORED.language)) ?? 'en';
}

/** An address that names a language names the one that is shown, so that a reload keeps it. */
export function replaceLanguageInAddress(language: Language): void {
  const address = new URL(window.location.href);
  const named = address.searchParams.get(ADDRESS_PARAMETER);
  if (named === null || named === language) return;
  address.searchParams.set(ADDRESS_PARAMETER, language);
  window.history.replaceState(window.history.state, '', address);
}
