import type { Language, LocalizedText } from './language.ts';

export interface Words {
  readonly text: string;
  /** Judged by the letters: a chain may have written a slide's only title in either language. */
  readonly language: Language;
}

/** A slide's words in the visitor's language; without Arabic ones, the ones that every slide has. */
export function slideWords(words: LocalizedText, language: Language): Words | undefined {
  const text = words[language] ?? words.en;
  return text === undefined ? undefined : { text, language: languageOf(text) };
}

function languageOf(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
