import { LANGUAGES, type Language } from '../language.ts';
import { memoize } from '../memoize.ts';
import type { Item } from '../types.ts';
import { ALLERGEN_GROUPS, type AllergenGroup } from './groups.ts';
import {
  CERTAINTIES,
  type Certainty,
  createReadStatement,
  type ReadStatement,
} from './read-statement.ts';

/**
 * Words that a chain adds, by the id of the group; `neutral` are those of no group. In both languages,
 * separated by commas. An id that is not built in is a group of its own and needs a name.
 */
export type OwnAllergens = Readonly<
  Record<string, { readonly name?: Readonly<Record<Language, string>>; readonly words: string }>
>;

export const OWN_NEUTRAL_WORDS = 'neutral';

interface DishStatement {
  readonly groups: ReadonlyMap<string, Certainty>;
  /** Whether what is not named is not contained, as far as the kitchen states. */
  readonly isBelieved: boolean;
}

export interface AllergenReader {
  readonly groups: readonly AllergenGroup[];
  readonly readStatement: ReadStatement;
  readonly readDish: (item: Item) => DishStatement;
}

/** The same reader for the same words: making its dictionary takes some milliseconds. */
export const allergenReaderFor = memoize(
  new Map<OwnAllergens | undefined, AllergenReader>(),
  createAllergenReader,
);

function createAllergenReader(own: OwnAllergens = {}): AllergenReader {
  const groups = addOwn(own);
  const readStatement = createReadStatement(groups, own[OWN_NEUTRAL_WORDS]?.words ?? '');
  const cache = new WeakMap<Item, DishStatement>();
  const readDish = memoize(cache, (item: Item) => combineStatements(item, readStatement));
  return { groups, readStatement, readDish };
}

function addOwn(own: OwnAllergens): readonly AllergenGroup[] {
  const builtIn = ALLERGEN_GROUPS.map((group) => {
    const added = own[group.id];
    return added ? { ...group, words: `${group.words}, ${added.words}` } : group;
  });
  const added = Object.entries(own).flatMap(([id, { name, words }]): readonly AllergenGroup[] =>
    name && id !== OWN_NEUTRAL_WORDS && !builtIn.some((group) => group.id === id)
      ? [{ id, name, words: [...LANGUAGES.map((each) => name[each]), words].join(', ') }]
      : [],
  );
  return [...builtIn, ...added];
}

function combineStatements({ allergens }: Item, readStatement: ReadStatement): DishStatement {
  const statements = LANGUAGES.flatMap((language) => allergens[language] ?? []).map(readStatement);
  const namings = statements.flatMap((statement) => statement.namings);
  const groups = new Map(
    CERTAINTIES.flatMap((certainty) =>
      namings
        .filter((naming) => naming.certainty === certainty)
        .flatMap((naming) => naming.groups.map((group) => [group, certainty] as const)),
    ),
  );
  const isBelieved = statements.length > 0 && statements.every((each) => each.isBelieved);
  return { groups, isBelieved };
}
