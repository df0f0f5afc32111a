import { fold } from './fold.ts';

/** A piece of what the kitchen wrote about allergens: a name, or what stands between names. */
export interface AllergenPiece {
  readonly text: string;
  /** What its name is known by, however it is spelled. */
  readonly key?: string;
}

/**
 * Punctuation, words that join names and words that introduce them. In Arabic "and" is a letter at the
 * beginning of the next word, and some words begin with that letter by themselves.
 */
const BETWEEN = new RegExp(
  `(${[
    /(?<!\p{L})(?:and|or|n\/a|allergens?|(?:may )?contains?(?: traces of)?)(?!\p{L})/u,
    /(?<!\p{L})(?:و|أو|و?(?:قد )?[يت]حتوي على)(?!\p{L})/u,
    /[,،;؛/\\|&+•·:()[\]\n]|\.(?=\s|$)|(?<=\s)[-–—](?=\s)/,
    /(?<=[\s,،;؛/])و(?=\p{Script=Arabic}{3})(?!(?:سابي|رق|رد)(?!\p{L}))/u,
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'iu',
);

/** Menus say the same few texts over and over. */
const memory = new Map<string, readonly AllergenPiece[]>();

/** Cuts a text at its names. Joined, the pieces are the text. */
export function cutAllergens(text: string): readonly AllergenPiece[] {
  const known = memory.get(text);
  if (known) return known;
  const pieces = text
    .split(BETWEEN)
    .flatMap((piece, place) => (place % 2 === 1 ? [{ text: piece }] : cutOutName(piece)))
    .filter((piece) => piece.text !== '');
  memory.set(text, pieces);
  return pieces;
}

function cutOutName(part: string): readonly AllergenPiece[] {
  const name = part.trim();
  const key = allergenKey(name);
  if (key === '') return [{ text: part }];
  const start = part.indexOf(name);
  const end = start + name.length;
  return [{ text: part.slice(0, start) }, { text: name, key }, { text: part.slice(end) }];
}

/** The keys of the names in a text, each once. */
export function allergenKeys(text: string | undefined): readonly string[] {
  return [...new Set(cutAllergens(text ?? '').flatMap(({ key }) => key ?? []))];
}

/** One for all spellings: without the articles and the joining letter of Arabic or an English plural. */
export function allergenKey(name: string): string {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word) => word.replace(/^و?(?:ال)*(?=\p{L}{3})/u, '').replace(/([a-z]{2}[^s])s$/, '$1'))
    .join(' ');
}
