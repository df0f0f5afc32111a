import type { Language, LocalizedText, TextInLanguage } from './language.ts';

/** A slide's text in the visitor's language, or else its default text. */
export function slideText(texts: LocalizedText, language: Language): TextInLanguage | undefined {
  const text = texts[language] ?? texts.en;
  return text === undefined ? undefined : { text, language: languageOf(text) };
}

/** By its script: a slide's default text may be in either language. */
function languageOf(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
