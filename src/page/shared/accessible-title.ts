import { type Language, otherLanguage } from '../../domain/language.ts';
import type { Item } from '../../domain/types.ts';

/** A name for what would otherwise have none: the other language's title where this one's is missing. */
export function accessibleTitle(item: Item, language: Language): string | undefined {
  return item.title[language] ?? item.title[otherLanguage(language)];
}
