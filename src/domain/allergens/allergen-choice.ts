import { isRecord, parseJson } from '../json.ts';
import { isLanguage, LANGUAGES } from '../language.ts';
import type { Item } from '../types.ts';
import type { Allergen, AllergenReader } from './allergens.ts';
import { verdictFor } from './allergens.ts';
import { nameKey } from './phrase-dictionary.ts';

/** What a diner cannot eat. */
export interface AllergenChoice {
  readonly allergens: readonly Allergen[];
  /** Dishes that contain it, or may, are left out, not only marked. */
  readonly isHiding: boolean;
}

const NOTHING_CHOSEN: AllergenChoice = { allergens: [], isHiding: false };

/** Reads what an app stored, perhaps an older one; what cannot be read is left out. */
export function parseChoice(stored: string, reader: AllergenReader): AllergenChoice {
  const choice = parseJson(stored);
  if (!isRecord(choice) || !Array.isArray(choice.allergens)) return NOTHING_CHOSEN;
  const allergens = choice.allergens.flatMap((value) => parseAllergen(value, reader));
  return { allergens: unique(allergens), isHiding: choice.isHiding === true };
}

function parseAllergen(value: unknown, reader: AllergenReader): readonly Allergen[] {
  if (!isRecord(value)) return [];
  const { group, word, language } = value;
  if (typeof group === 'string')
    return reader.groups.some(({ id }) => id === group) ? [{ group }] : [];
  if (typeof word === 'string' && isLanguage(language)) return parseWord(word, language, reader);
  // Before there were groups, a choice was stored by its names: { en: 'Milk', ar: 'حليب' }.
  return LANGUAGES.flatMap((named) => {
    const name = value[named];
    return typeof name === 'string' ? parseWord(name, named, reader) : [];
  });
}

/** A word that a newer dictionary knows is its group from then on. */
function parseWord(
  word: string,
  language: (typeof LANGUAGES)[number],
  { readStatement }: AllergenReader,
): readonly Allergen[] {
  const groups = readStatement(word).namings.flatMap((naming) => naming.groups);
  if (groups.length > 0) return groups.map((group) => ({ group }));
  return nameKey(word) === '' ? [] : [{ word, language }];
}

export interface AllergenOption {
  readonly allergen: Allergen;
  /** How many dishes contain it, or may. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** Peanuts are no nuts, and nuts no peanuts: where one can be chosen, so can the other. */
const OFTEN_CONFUSED = ['nuts', 'peanuts'];

/** What can be chosen, the most frequent first, and at the end what was chosen on another menu. */
export function listOptions(
  items: readonly Item[],
  chosen: readonly Allergen[],
  reader: AllergenReader,
): readonly AllergenOption[] {
  const statements = items.map(reader.readDish);
  const named = unique(
    statements.flatMap(({ groups, words }): readonly Allergen[] => [
      ...[...groups].flatMap(([group, certainty]) =>
        certainty === 'contains' || certainty === 'mayContain' ? [{ group }] : [],
      ),
      ...words
        .filter(({ certainty, isQualifier }) => certainty !== 'freeFrom' && !isQualifier)
        .map(({ word, language }) => ({ word, language })),
    ]),
  );
  const confused = OFTEN_CONFUSED.map((group) => ({ group }));
  const both = named.some((one) => confused.some((other) => isSame(one, other))) ? confused : [];
  return unique([...named, ...both, ...chosen])
    .map((allergen) => ({
      allergen,
      count: statements.filter((statement) => isMarked(verdictFor(statement, allergen))).length,
      isChosen: chosen.some((one) => isSame(one, allergen)),
    }))
    .toSorted((a, b) => b.count - a.count);
}

/** The choice with this one added or, where it was chosen, without it. */
export function toggleAllergen(
  chosen: readonly Allergen[],
  allergen: Allergen,
): readonly Allergen[] {
  const others = chosen.filter((one) => !isSame(one, allergen));
  return others.length < chosen.length ? others : [...chosen, allergen];
}

function isMarked(verdict: ReturnType<typeof verdictFor>): boolean {
  return verdict === 'contains' || verdict === 'mayContain';
}

export function allergenId(allergen: Allergen): string {
  return 'group' in allergen ? allergen.group : `word:${nameKey(allergen.word)}`;
}

function isSame(one: Allergen, other: Allergen): boolean {
  return allergenId(one) === allergenId(other);
}

function unique(allergens: readonly Allergen[]): readonly Allergen[] {
  const ids = allergens.map(allergenId);
  return allergens.filter((one, position) => ids.indexOf(allergenId(one)) === position);
}
