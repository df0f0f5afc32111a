import { type Bilingual, type Language, otherLanguage } from './language.ts';

/** A name as it stands in a sentence: in small letters, and set apart where it is of the other language. */
export function nameInSentence(name: Bilingual, language: Language): string {
  const own = name[language];
  if (own === undefined) return `\u2068${name[otherLanguage(language)] ?? ''}\u2069`;
  return own.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
