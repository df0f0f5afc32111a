import { fold, foldCharacter } from './fold.ts';
import { COMMAS, type Language } from './language.ts';

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export function highlight(text: string, query: string): readonly TextPiece[] {
  if (query === '') return [{ text, isMatch: false }];
  const { folded, sourceStart, sourceEnd } = foldWithPositions(text);
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { 0: word, index } of folded.matchAll(patternOf(wordsIn(folded, query)))) {
    const start = Math.max(sourceStart[index] ?? text.length, done);
    const end = sourceEnd[index + word.length - 1] ?? text.length;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    if (end > start) pieces.push({ text: text.slice(start, end), isMatch: true });
    done = Math.max(end, done);
  }
  if (done < text.length || pieces.length === 0) {
    pieces.push({ text: text.slice(done), isMatch: false });
  }
  return pieces;
}

/** The whole query if the text has it, else those of its words that the text has. */
function wordsIn(folded: string, query: string): readonly string[] {
  const whole = fold(query.trim());
  const words = folded.includes(whole) ? [whole] : whole.split(/\s+/);
  return words.filter((word) => word !== '' && folded.includes(word));
}

/** Of two words at the same place, the longer one. */
function patternOf(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(escaped.join('|') || '(?!)', 'g');
}

export function hasMatch(text: string, query: string): boolean {
  const whole = fold(query.trim());
  if (whole === '') return false;
  const folded = fold(text);
  return whole.split(/\s+/).every((word) => folded.includes(word));
}

/** Descriptions are stored as parts separated by slashes; blank parts are dropped. */
export function descriptionParts(description: string): readonly string[] {
  return description
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function formatDescription(description: string, language: Language): string {
  return descriptionParts(description).join(COMMAS[language]);
}

/** Digits and letters of both languages. `\p{L}` takes ten times as long when it is first used. */
const NUMBER_BEFORE_UNIT = /([\d٠-٩]) (?=[a-zà-ÿء-ي])/gi;
const NUMBER_WITH_UNIT_OR_WORD =
  /([\d٠-٩]+ [a-zà-ÿء-ي]+|(?<![a-zà-ÿء-ي])[a-zà-ÿء-ي]-[a-zà-ÿء-ي]+)/i;

export function keepNumbersWhole(text: string): string {
  return text.replace(NUMBER_BEFORE_UNIT, '$1\u00a0');
}

/** Splits a text so that every second piece is a number (its last digits) with its unit, or a word like "T-bone". */
export function splitAtNumbers(text: string): readonly string[] {
  return text.split(NUMBER_WITH_UNIT_OR_WORD);
}

/** Maps every folded code unit to the start of its source character and to its end, marks included. */
function foldWithPositions(text: string) {
  let folded = '';
  const sourceStart: number[] = [];
  const sourceEnd: number[] = [];
  let position = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    const end = position + character.length;
    if (piece === '' && sourceEnd.length > 0) sourceEnd[sourceEnd.length - 1] = end;
    for (let unit = 0; unit < piece.length; unit += 1) {
      sourceStart.push(position);
      sourceEnd.push(end);
    }
    folded += piece;
    position = end;
  }
  return { folded, sourceStart, sourceEnd };
}
