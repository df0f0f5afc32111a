import type { Language, LocalizedText } from './language.ts';

export interface Words {
  readonly text: string;
  /** Detected from the script: a slide's only title may be in either language. */
  readonly language: Language;
}

/** A slide's text in the visitor's language, or else its default text. */
export function slideWords(words: LocalizedText, language: Language): Words | undefined {
  const text = words[language] ?? words.en;
  return text === undefined ? undefined : { text, language: languageOf(text) };
}

function languageOf(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
