import type { Language } from '../domain/language.ts';

/** British English has no comma before its "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar' };

const formats = new Map<string, Intl.ListFormat>();

/** Names as a list in a sentence: "milk, egg and nuts", or with "or". */
export function joinNames(
  names: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = `${language} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(LOCALES[language], { type });
  formats.set(key, format);
  return format.format(names);
}
