import { COMMAS, type Language } from './language.ts';

/** Descriptions are stored as parts separated by slashes; blank parts are dropped. */
export function descriptionParts(description: string): readonly string[] {
  return description
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** One line: the slashes become commas of the language. */
export function formatDescription(description: string, language: Language): string {
  return descriptionParts(description).join(COMMAS[language]);
}
