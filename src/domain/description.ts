import type { Language } from './language.ts';
import { keepNumbersWhole } from './text-pieces.ts';

export const COMMA: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** Descriptions are stored as parts separated by slashes; blank parts are dropped. */
export function descriptionParts(description: string): readonly string[] {
  return description
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** One line: the slashes become commas of the language. */
export function formatDescription(description: string, language: Language): string {
  return descriptionParts(description).join(COMMA[language]);
}

/** A description, split where the card's room ends. */
export interface CardDescription {
  readonly shown: string;
  readonly rest: string;
}

/** §2: the slashes become commas. Shows as many whole parts as fit into `mostLetters`. */
export function cutDescription(
  description: string,
  language: Language,
  mostLetters: number,
): CardDescription {
  const parts = [...descriptionParts(description)];
  const join = () => parts.join(COMMA[language]);
  const whole = keepNumbersWhole(join());
  while (join().length > mostLetters) parts.pop();
  const end = join().length || endOfPhrase(whole, mostLetters);
  return { shown: whole.slice(0, end), rest: whole.slice(end) };
}

/** Cuts a first part that is too long before a comma, or else before a word. */
function endOfPhrase(text: string, mostLetters: number): number {
  const start = text.slice(0, mostLetters + 2);
  const phrase = /^.+(?=[,،] )/s.exec(start) ?? /^.+(?= )/s.exec(start.slice(0, -1));
  return phrase?.[0].length ?? text.length;
}
