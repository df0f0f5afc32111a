import { type Language, type LocalizedText, textIn } from './language.ts';

/** A name as it stands in a sentence: in small letters, and set apart where it is of the other language. */
export function nameInSentence(name: LocalizedText, language: Language): string {
  const own = name[language];
  if (own === undefined) return `\u2068${textIn(name, language)?.text ?? ''}\u2069`;
  return own.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
