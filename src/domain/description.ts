import type { Language } from './language.ts';
import { keepNumbersWhole } from './text-pieces.ts';

export const COMMA: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** Descriptions are stored as parts separated by slashes; blank parts vanish. */
export function descriptionParts(description: string): readonly string[] {
  return description
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The one-line form of the card: the slashes read as commas of the language. */
export function formatDescription(description: string, language: Language): string {
  return descriptionParts(description).join(COMMA[language]);
}

/** A description as a card has room for it. Joined, the two are the whole of it. */
export interface CardDescription {
  readonly shown: string;
  readonly rest: string;
}

/** §2: the slashes read as commas; as many whole parts as there are letters for, and what is left. */
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

/** Of a first part that is too long: what stands before a comma, or else whole words. */
function endOfPhrase(text: string, mostLetters: number): number {
  const start = text.slice(0, mostLetters + 2);
  const phrase = /^.+(?=[,،] )/s.exec(start) ?? /^.+(?= )/s.exec(start.slice(0, -1));
  return phrase?.[0].length ?? text.length;
}
