import { LANGUAGES, type Language } from '../language.ts';
import type { Item } from '../types.ts';
import type { Certainty } from './allergen-clauses.ts';
import { ALLERGEN_GROUPS, type AllergenGroup } from './allergen-groups.ts';
import { createReadStatement, type ReadStatement } from './allergen-statement.ts';
import { nameKey } from './phrase-dictionary.ts';

/** Something a diner may not eat: a group, or a word of the menu that belongs to none. */
export type Allergen =
  | { readonly group: string }
  | { readonly word: string; readonly language: Language };

/** A word that belongs to no group, as a dish has it. */
interface NamedWord {
  readonly word: string;
  readonly language: Language;
  readonly certainty: Certainty;
  readonly isQualifier: boolean;
}

/** What the texts of a dish say, in both languages together. */
interface DishStatement {
  readonly kind: 'states' | 'saysNone' | 'noInformation';
  readonly groups: ReadonlyMap<string, Certainty | 'unclear'>;
  readonly words: readonly NamedWord[];
  /** The languages that it is written in. */
  readonly languages: ReadonlySet<Language>;
}

/** Words and groups that a chain adds to the built-in ones, by the id of the group. */
export type OwnAllergens = Readonly<
  Record<
    string,
    {
      /** For a group that is not built in. */
      readonly name?: Readonly<Record<Language, string>>;
      /** In both languages, separated by commas. */
      readonly words: string;
    }
  >
>;

export interface AllergenReader {
  readonly groups: readonly AllergenGroup[];
  readonly readStatement: ReadStatement;
  readonly readDish: (item: Item) => DishStatement;
}

export function createAllergenReader(own: OwnAllergens = {}): AllergenReader {
  const groups = addOwn(own);
  const readStatement = createReadStatement(groups);
  const cache = new WeakMap<Item, DishStatement>();
  return {
    groups,
    readStatement,
    readDish: (item) => {
      const statement = cache.get(item) ?? readDish(item, readStatement);
      cache.set(item, statement);
      return statement;
    },
  };
}

function addOwn(own: OwnAllergens): readonly AllergenGroup[] {
  const known = ALLERGEN_GROUPS.map((group) => {
    const added = own[group.id];
    return added ? { ...group, foods: `${group.foods}, ${added.words}` } : group;
  });
  const isKnown = (id: string) => known.some((group) => group.id === id);
  const added = Object.entries(own).flatMap(([id, { name, words }]) =>
    name && !isKnown(id)
      ? [
          {
            id,
            name,
            synonyms: [...LANGUAGES.map((each) => name[each]), words].join(', '),
            foods: '',
          },
        ]
      : [],
  );
  return [...known, ...added];
}

/** The later one wins: what one language claims to be free of, the other may contain. */
const BY_WEIGHT = ['freeFrom', 'unclear', 'mayContain', 'contains'] as const;

function readDish({ allergens }: Item, readStatement: ReadStatement): DishStatement {
  const texts = LANGUAGES.flatMap((language) => {
    const text = allergens[language];
    return text === undefined ? [] : [{ language, text, ...readStatement(text) }];
  });
  const namings = texts.flatMap(({ language, text, namings: inText }) =>
    inText.map((naming) => ({ ...naming, language, word: text.slice(naming.start, naming.end) })),
  );
  const groups = new Map(
    BY_WEIGHT.flatMap((weight) => {
      const ids =
        weight === 'unclear'
          ? texts.flatMap(({ unclear }) => unclear)
          : namings.filter((one) => one.certainty === weight).flatMap((one) => one.groups);
      return ids.map((id) => [id, weight] as const);
    }),
  );
  const stated = namings.filter((one) => one.certainty !== 'freeFrom' && !one.isQualifier);
  const answering = texts.filter(
    ({ language, saysNone }) => saysNone || stated.some((one) => one.language === language),
  );
  return {
    kind: kindOf(stated.length > 0, answering.length > 0, texts),
    groups,
    words: namings.filter((one) => one.groups.length === 0),
    languages: new Set(answering.map(({ language }) => language)),
  };
}

function kindOf(
  namesSome: boolean,
  isAnswer: boolean,
  texts: readonly { readonly isIncomplete: boolean }[],
): DishStatement['kind'] {
  if (!isAnswer || texts.some(({ isIncomplete }) => isIncomplete)) return 'noInformation';
  return namesSome ? 'states' : 'saysNone';
}

type Verdict = 'contains' | 'mayContain' | 'ask' | 'notNamed';

/** What a dish says to someone who cannot eat this. Never that it is safe. */
export function verdictFor(statement: DishStatement, allergen: Allergen): Verdict {
  const certainty =
    'group' in allergen
      ? statement.groups.get(allergen.group)
      : certaintyOfWord(statement, allergen);
  if (certainty === 'contains' || certainty === 'mayContain') return certainty;
  if (certainty === 'freeFrom') return 'notNamed';
  const isUnanswered =
    certainty === 'unclear' ||
    statement.kind === 'noInformation' ||
    // A list in one language tells nothing of a word that is known in the other only.
    ('word' in allergen && !statement.languages.has(allergen.language));
  return isUnanswered ? 'ask' : 'notNamed';
}

function certaintyOfWord(
  { words }: DishStatement,
  { word }: { readonly word: string },
): Certainty | undefined {
  const key = nameKey(word);
  const found = words.filter((one) => ` ${nameKey(one.word)} `.includes(` ${key} `));
  return (['contains', 'mayContain', 'freeFrom'] as const).find((weight) =>
    found.some((one) => one.certainty === weight),
  );
}
