import { isRecord, parseJson } from '../json.ts';
import type { Item } from '../types.ts';
import type { AllergenReader } from './allergen-reader.ts';
import type { AllergenGroup } from './groups.ts';
import type { AllergenChoice } from './marks.ts';

/** Reads what an app stored, perhaps an older one; what is no group is left out. */
export function parseChoice(stored: string, { groups }: AllergenReader): AllergenChoice {
  const choice = parseJson(stored);
  if (!isRecord(choice) || !Array.isArray(choice.allergens)) return { groups: [], isHiding: false };
  const chosen = choice.allergens.flatMap((value) => (isRecord(value) ? [value.group] : []));
  const known = groups.map(({ id }) => id).filter((id) => chosen.includes(id));
  return { groups: known, isHiding: choice.isHiding === true && known.length > 0 };
}

export interface AllergenOption {
  readonly group: AllergenGroup;
  readonly count: number;
}

/** All groups, those of this menu first. None where no dish states any and none is chosen. */
export function listOptions(
  items: readonly Item[],
  { groups: chosen }: AllergenChoice,
  { groups, readDish }: AllergenReader,
): readonly AllergenOption[] {
  const statements = items.map(readDish);
  const options = groups.map((group) => {
    const certainties = statements.map((statement) => statement.groups.get(group.id));
    return { group, count: certainties.filter((one) => one && one !== 'ask').length };
  });
  if (chosen.length === 0 && options.every(({ count }) => count === 0)) return [];
  return options.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0));
}

export function toggleGroup(
  { groups: chosen, isHiding }: AllergenChoice,
  toggled: string,
  { groups }: AllergenReader,
): AllergenChoice {
  const isChosen = (id: string) => chosen.includes(id) !== (id === toggled);
  const kept = groups.map(({ id }) => id).filter(isChosen);
  return { groups: kept, isHiding: isHiding && kept.length > 0 };
}
