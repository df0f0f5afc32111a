import { asOnMenu, contains } from './allergen-marks.ts';
import { type Allergen, findAllergens } from './allergens.ts';
import type { LocalizedText } from './language.ts';
import type { Item } from './types.ts';

export interface AllergenOption extends Allergen {
  /** How many dishes are marked for it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** What can be chosen, the most frequent first, and at the end what was chosen on another menu. */
export function listOptions(
  items: readonly Item[],
  chosen: readonly LocalizedText[],
): readonly AllergenOption[] {
  const onMenu = findAllergens(items);
  const known = chosen.map((name) => asOnMenu(name, onMenu));
  const named = onMenu.map((allergen) => ({
    ...allergen,
    count: items.filter((item) => contains(item, allergen)).length,
    isChosen: known.some((one) => isSame(one, allergen)),
  }));
  const elsewhere = known
    .filter((one) => !onMenu.some((allergen) => isSame(one, allergen)))
    .map((one) => ({ ...one, count: 0, isChosen: true }));
  return [...named.toSorted((a, b) => b.count - a.count), ...elsewhere];
}

/** The choice with this one added or, where it was chosen, without it under any of its names. */
export function toggleOption(
  chosen: readonly LocalizedText[],
  option: AllergenOption,
): readonly LocalizedText[] {
  if (!option.isChosen) return [...chosen, option.name];
  return chosen.filter((name) => !isSame(asOnMenu(name, []), option));
}

function isSame(one: Allergen, other: Allergen): boolean {
  return [...one.keys].some((key) => other.keys.has(key));
}
