import { fold, foldCharacter } from './fold.ts';

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a displayed text into matching and other pieces. Joined, they are the text. */
export function highlight(text: string, query: string): readonly TextPiece[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [{ text, isMatch: false }];
  const { folded, sourceStart, sourceEnd } = foldWithPositions(text);
  const pieces: TextPiece[] = [];
  let done = 0;
  let at = folded.indexOf(wanted);
  while (at !== -1) {
    const start = Math.max(sourceStart[at] ?? text.length, done);
    const end = sourceEnd[at + wanted.length - 1] ?? text.length;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    if (end > start) pieces.push({ text: text.slice(start, end), isMatch: true });
    done = Math.max(end, done);
    at = folded.indexOf(wanted, at + wanted.length);
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

export function hasMatch(text: string, query: string): boolean {
  const wanted = fold(query.trim());
  return wanted !== '' && fold(text).includes(wanted);
}

/** Puts a no-break space between a number and its unit: "150 g". */
export function keepNumbersWhole(text: string): string {
  return text.replace(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');
}

/** Splits a text so that every second piece is a number (its last digits) with its unit, or a word like "T-bone". */
export function splitAtNumbers(text: string): readonly string[] {
  return text.split(/(\p{Nd}+ \p{L}+|(?<!\p{L})\p{L}-\p{L}+)/u);
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
