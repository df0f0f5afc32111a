import { isRecord, parseJson } from '../json.ts';
import type { Language } from '../language.ts';
import type { TextPiece } from '../text-pieces.ts';
import type { Item } from '../types.ts';
import type { AllergenReader } from './allergen-reader.ts';
import type { AllergenGroup } from './words.ts';

export interface AllergenChoice {
  readonly groups: readonly string[];
  /** Dishes that contain one, or may, are left out, not only marked. */
  readonly isHiding: boolean;
}

/** Reads what an app stored, perhaps an older one; what is no group is left out. */
export function parseChoice(stored: string, { groups }: AllergenReader): AllergenChoice {
  const choice = parseJson(stored);
  if (!isRecord(choice) || !Array.isArray(choice.allergens)) return { groups: [], isHiding: false };
  const chosen = choice.allergens.flatMap((value) => (isRecord(value) ? [value.group] : []));
  const known = groups.map(({ id }) => id).filter((id) => chosen.includes(id));
  return { groups: known, isHiding: choice.isHiding === true && known.length > 0 };
}

/** Empty where nothing is chosen. */
export function formatChoice({ groups, isHiding }: AllergenChoice): string {
  if (groups.length === 0) return '';
  return JSON.stringify({ allergens: groups.map((group) => ({ group })), isHiding });
}

export interface AllergenOption {
  readonly group: AllergenGroup;
  /** How many dishes contain it, or may. */
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

/** The choice with this group or, where it was chosen, without it; in the order of the table. */
export function toggleGroup(
  { groups: chosen, isHiding }: AllergenChoice,
  toggled: string,
  { groups }: AllergenReader,
): AllergenChoice {
  const isChosen = (id: string) => chosen.includes(id) !== (id === toggled);
  const kept = groups.map(({ id }) => id).filter(isChosen);
  return { groups: kept, isHiding: isHiding && kept.length > 0 };
}

/** What a dish says to someone who has chosen allergens. Nothing is ever said to be safe. */
export type Mark =
  | {
      readonly kind: 'contains' | 'mayContain';
      readonly namesIn: (language: Language) => readonly string[];
    }
  /** The kitchen has not stated it, or not so that it can be believed. */
  | { readonly kind: 'noInformation' };

export interface Marks {
  /** The names of the chosen groups, as they stand in a sentence. */
  readonly chosenIn: (language: Language) => readonly string[];
  /** The same array for the same dish: a card renders again only when its marks change. */
  readonly marksOf: (item: Item) => readonly Mark[];
  /** Cuts what the kitchen stated into words of the chosen groups and what lies between. */
  readonly highlight: (stated: string) => readonly TextPiece[];
}

/** Where nothing is chosen, or the choice cannot be read: the same for every dish. */
export function equalMarks(marks: readonly Mark[]): Marks {
  return {
    chosenIn: () => [],
    marksOf: () => marks,
    highlight: (text) => [{ text, isMatch: false }],
  };
}

export function hasChosenAllergen(marks: readonly Mark[]): boolean {
  return marks.some(({ kind }) => kind !== 'noInformation');
}
