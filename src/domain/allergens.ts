import { groupNames, type Naming } from './allergen-groups.ts';
import { allergenKeys, cutAllergens } from './allergen-names.ts';
import { LANGUAGES, type LocalizedText } from './language.ts';
import type { Item } from './types.ts';

export interface Allergen {
  /** As the menu spells it; where it has several words for it, they stand side by side. */
  readonly name: LocalizedText;
  readonly keys: ReadonlySet<string>;
}

/** Words that say that there are none. */
const NONE: ReadonlySet<string> = new Set(
  ['none', 'no', 'nil', 'لا يوجد', 'لايوجد', 'لا شيء'].flatMap(allergenKeys),
);

/** The allergens that the items themselves name, each with its names in both languages. */
export function findAllergens(items: readonly Item[]): readonly Allergen[] {
  const namings = new Map<string, Naming>();
  const spellings = { en: new Map<string, string>(), ar: new Map<string, string>() };
  for (const { allergens } of items) {
    const text = `${allergens.en}\0${allergens.ar}`;
    const { en, ar, count } = namings.get(text) ?? {
      en: noteNames(allergens.en, spellings.en),
      ar: noteNames(allergens.ar, spellings.ar),
      count: 0,
    };
    namings.set(text, { en, ar, count: count + 1 });
  }
  const groups = groupNames([...namings.values()]);
  const all = new Set([...spellings.en.keys(), ...spellings.ar.keys()]);
  return [...new Set([...all].map((key) => groups.get(key) ?? new Set([key])))].map((keys) => ({
    name: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const names = [...keys].flatMap((key) => spellings[language].get(key) ?? []);
        return names.length === 0 ? [] : [[language, names.join(' / ')]];
      }),
    ),
    keys,
  }));
}

/** Notes how the names in a text are spelled, where that is not known yet. The answer is their keys. */
function noteNames(text: string | undefined, spellings: Map<string, string>): readonly string[] {
  for (const { text: name, key } of cutAllergens(text ?? '')) {
    if (key === undefined || NONE.has(key) || spellings.has(key)) continue;
    spellings.set(key, name.charAt(0).toUpperCase() + name.slice(1));
  }
  return allergenKeys(text).filter((key) => !NONE.has(key));
}
