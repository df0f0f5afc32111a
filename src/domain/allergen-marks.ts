import { allergenKeys, cutAllergens } from './allergen-names.ts';
import { type Allergen, findAllergens } from './allergens.ts';
import { LANGUAGES, type Language, type LocalizedText } from './language.ts';
import { nameInSentence } from './name-in-sentence.ts';
import type { TextPiece } from './text-pieces.ts';
import type { Item } from './types.ts';

/** What a card says to someone who has chosen allergens. Nothing is ever said to be safe. */
export type Mark =
  | { readonly kind: 'contains'; readonly names: Readonly<Record<Language, readonly string[]>> }
  /** The kitchen has not stated it, or not so that it could be compared with what was chosen. */
  | { readonly kind: 'unstated' };

export interface Marks {
  readonly markOf: (item: Item) => Mark | undefined;
  /** Cuts what the kitchen stated into what was chosen and what lies between. */
  readonly highlight: (stated: string) => readonly TextPiece[];
}

const UNSTATED: Mark = { kind: 'unstated' };

/** Compares every item with what was chosen, under all the names that the menu has for it. */
export function createMarks(items: readonly Item[], chosen: readonly LocalizedText[]): Marks {
  const onMenu = findAllergens(items);
  const wanted = chosen.map((name) => asOnMenu(name, onMenu));
  const memory = new WeakMap<Item, { readonly mark: Mark | undefined }>();
  return {
    markOf: (item) => {
      const known = memory.get(item) ?? { mark: findMark(item, wanted) };
      memory.set(item, known);
      return known.mark;
    },
    highlight: (stated) =>
      cutAllergens(stated).map(({ text, key }) => ({
        text,
        isMatch: key !== undefined && wanted.some(({ keys }) => isNamedBy(key, keys)),
      })),
  };
}

/** A choice outlives the menu that it was made on: any of its names is enough to know it again. */
export function asOnMenu(name: LocalizedText, onMenu: readonly Allergen[]): Allergen {
  const own = LANGUAGES.flatMap((language) => allergenKeys(name[language]));
  const same = onMenu.filter(({ keys }) => own.some((key) => keys.has(key)));
  return {
    name: Object.assign({}, name, ...same.map((allergen) => allergen.name)),
    keys: new Set([...own, ...same.flatMap(({ keys }) => [...keys])]),
  };
}

/** Whether the kitchen names it for this dish, in either language. */
export function contains({ allergens }: Item, { keys }: Allergen): boolean {
  return LANGUAGES.some((language) =>
    allergenKeys(allergens[language]).some((key) => isNamedBy(key, keys)),
  );
}

function findMark(item: Item, wanted: readonly Allergen[]): Mark | undefined {
  const contained = wanted.filter((allergen) => contains(item, allergen));
  if (contained.length > 0) {
    const namesIn = (language: Language) =>
      contained.map(({ name }) => nameInSentence(name, language));
    return { kind: 'contains', names: { en: namesIn('en'), ar: namesIn('ar') } };
  }
  const stated = LANGUAGES.filter((language) => allergenKeys(item.allergens[language]).length > 0);
  // A list tells nothing of what has no name in its language.
  const isComparable = ({ name }: Allergen) => stated.some((language) => name[language]);
  return wanted.every(isComparable) ? undefined : UNSTATED;
}

/** "Tree nuts" are nuts, and so is whatever else has the word in it. */
function isNamedBy(key: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => ` ${key} `.includes(` ${name} `));
}
