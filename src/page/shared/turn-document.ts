import type { Brand } from '../../domain/brand.ts';
import { directionOf, type Language } from '../../domain/language.ts';

/** The one place where the app sets the document's language, direction and description. */
export function turnDocument(language: Language, brand: Brand): void {
  const html = document.documentElement;
  // The same language set once more would have the style of every element reckoned anew.
  if (html.lang !== language) {
    html.lang = language;
    html.dir = directionOf(language);
  }
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', brand.description[language]);
}
