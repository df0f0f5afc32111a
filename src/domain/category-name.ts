import { type Bilingual, type Language, otherLanguage } from './language.ts';

export interface NameInLanguage {
  readonly text: string;
  readonly language: Language;
}

/** A category without a name in the visitor's language is shown under its other name. */
export function categoryName(name: Bilingual, language: Language): NameInLanguage | undefined {
  for (const candidate of [language, otherLanguage(language)]) {
    const text = name[candidate]?.trim();
    if (text) return { text, language: candidate };
  }
  return undefined;
}
