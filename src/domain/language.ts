export const LANGUAGES = ['en', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Direction = 'ltr' | 'rtl';

export const COMMAS: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', ar: 'ar_SA' };

export type LocalizedText = { readonly [L in Language]?: string };

export interface TextInLanguage {
  readonly text: string;
  readonly language: Language;
}

export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make('en'), ar: make('ar') };
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function parseLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code?.trim().toLowerCase());
}

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function nextLanguage(language: Language): Language {
  return LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? LANGUAGES[0];
}

/** A text in the visitor's language or, where it is missing, in the first language that has it. */
export function textIn(text: LocalizedText, language: Language): TextInLanguage | undefined {
  for (const candidate of [language, ...LANGUAGES]) {
    const found = text[candidate]?.trim();
    if (found) return { text: found, language: candidate };
  }
  return undefined;
}

export function hasText(text: LocalizedText): boolean {
  return LANGUAGES.some((language) => text[language] !== undefined);
}

/** A slide's text in the visitor's language, or else its default text. */
export function slideText(texts: LocalizedText, language: Language): TextInLanguage | undefined {
  const text = texts[language] ?? texts.en;
  return text === undefined ? undefined : { text, language: languageOf(text) };
}

/** By its script: a slide's default text may be in either language. */
function languageOf(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
