import type { Language } from '../language.ts';
import type { TextPiece } from '../text-pieces.ts';
import type { Item } from '../types.ts';
import { type Allergen, type AllergenReader, verdictFor } from './allergens.ts';
import type { Mark, Marks } from './marks.ts';
import { nameKey } from './phrase-dictionary.ts';

const NO_INFORMATION: readonly Mark[] = [{ kind: 'noInformation' }];

export function createMarks(reader: AllergenReader, chosen: readonly Allergen[]): Marks {
  const cache = new WeakMap<Item, readonly Mark[]>();
  return {
    chosenIn: (language) => chosen.map((allergen) => nameInSentence(allergen, language, reader)),
    marksOf: (item) => {
      const marks = cache.get(item) ?? findMarks(item, reader, chosen);
      cache.set(item, marks);
      return marks;
    },
    highlight: (stated) => highlight(stated, reader, chosen),
  };
}

function findMarks(
  item: Item,
  reader: AllergenReader,
  chosen: readonly Allergen[],
): readonly Mark[] {
  const statement = reader.readDish(item);
  const named = (['contains', 'mayContain'] as const).flatMap((kind): readonly Mark[] => {
    const found = chosen.filter((allergen) => verdictFor(statement, allergen) === kind);
    if (found.length === 0) return [];
    const namesIn = (language: Language) =>
      found.map((allergen) => nameInSentence(allergen, language, reader));
    return [{ kind, namesIn }];
  });
  if (named.length > 0) return named;
  const isUnanswered = chosen.some((allergen) => verdictFor(statement, allergen) === 'ask');
  return isUnanswered ? NO_INFORMATION : [];
}

/** An allergen's name in a language. A word that belongs to no group is shown as it was written. */
export function nameOf(allergen: Allergen, language: Language, { groups }: AllergenReader) {
  if ('word' in allergen) return { text: allergen.word, language: allergen.language };
  const group = groups.find(({ id }) => id === allergen.group);
  return { text: group?.name[language] ?? allergen.group, language };
}

/** In small letters, and isolated from the text around it where it is of the other language. */
function nameInSentence(allergen: Allergen, language: Language, reader: AllergenReader): string {
  const name = nameOf(allergen, language, reader);
  if (name.language !== language) return `\u2068${name.text}\u2069`;
  return name.text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

function highlight(
  stated: string,
  { readStatement }: AllergenReader,
  chosen: readonly Allergen[],
): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let last = 0;
  const namings = readStatement(stated).namings.toSorted((a, b) => a.start - b.start);
  for (const { start, end, groups, certainty } of namings) {
    const word = nameKey(stated.slice(start, end));
    const isChosen = chosen.some((allergen) =>
      'group' in allergen
        ? groups.includes(allergen.group)
        : groups.length === 0 && ` ${word} `.includes(` ${nameKey(allergen.word)} `),
    );
    if (!isChosen || certainty === 'freeFrom') continue;
    pieces.push({ text: stated.slice(last, start), isMatch: false });
    pieces.push({ text: stated.slice(start, end), isMatch: true });
    last = end;
  }
  return [...pieces, { text: stated.slice(last), isMatch: false }].filter(
    ({ text }) => text !== '',
  );
}
