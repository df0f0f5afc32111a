import type { Language } from '../language.ts';
import { memoize } from '../memoize.ts';
import type { TextPiece } from '../text-pieces.ts';
import type { Item } from '../types.ts';
import { type AllergenReader, allergenReaderFor, type OwnAllergens } from './allergen-reader.ts';
import { parseChoice } from './choice.ts';
import type { AllergenChoice, Mark, Marks } from './marks.ts';

export interface AppliedChoice {
  readonly choice: AllergenChoice;
  readonly marks: Marks;
}

export type ApplyChoice = typeof applyChoice;

/** What was stored on a device, applied to a menu. Loaded lazily, with the words of all groups. */
export function applyChoice(stored: string, own: OwnAllergens | undefined): AppliedChoice {
  const reader = allergenReaderFor(own);
  const choice = parseChoice(stored, reader);
  return { choice, marks: createMarks(reader, choice.groups) };
}

export function createMarks(reader: AllergenReader, chosen: readonly string[]): Marks {
  const cache = new WeakMap<Item, readonly Mark[]>();
  return {
    chosenIn: (language) => namesOf(chosen, language, reader),
    marksOf: memoize(cache, (item) => findMarks(item, reader, chosen)),
    highlight: (stated) => highlight(stated, reader, chosen),
  };
}

const NO_INFORMATION: Mark = { kind: 'noInformation' };

function findMarks(item: Item, reader: AllergenReader, chosen: readonly string[]): readonly Mark[] {
  const { groups, isBelieved } = reader.readDish(item);
  const named = (['contains', 'mayContain'] as const).flatMap((kind): readonly Mark[] => {
    const found = chosen.filter((group) => groups.get(group) === kind);
    return found.length === 0
      ? []
      : [{ kind, namesIn: (language) => namesOf(found, language, reader) }];
  });
  // What is contained says enough.
  if (named[0]?.kind === 'contains') return named;
  const isOpen = chosen.some(
    (group) => groups.get(group) === 'ask' || (!isBelieved && !groups.has(group)),
  );
  return isOpen ? [...named, NO_INFORMATION] : named;
}

/** Names as they stand in a sentence: in small letters. */
function namesOf(
  chosen: readonly string[],
  language: Language,
  { groups }: AllergenReader,
): readonly string[] {
  return groups
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) =>
      name[language].replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
    );
}

function highlight(
  stated: string,
  { readStatement }: AllergenReader,
  chosen: readonly string[],
): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let last = 0;
  for (const { start, end, groups } of readStatement(stated).namings) {
    if (start < last || !groups.some((group) => chosen.includes(group))) continue;
    pieces.push({ text: stated.slice(last, start), isMatch: false });
    pieces.push({ text: stated.slice(start, end), isMatch: true });
    last = end;
  }
  return [...pieces, { text: stated.slice(last), isMatch: false }].filter(
    ({ text }) => text !== '',
  );
}
