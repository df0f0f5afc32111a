import type { Language } from '../language.ts';
import type { TextPiece } from '../text-pieces.ts';
import type { Item } from '../types.ts';

/** What a diner cannot eat: ids of groups. */
export interface AllergenChoice {
  readonly groups: readonly string[];
  /** Dishes that contain one, or may, are left out, not only marked. */
  readonly isHiding: boolean;
}

/** Empty where nothing is chosen. */
export function formatChoice({ groups, isHiding }: AllergenChoice): string {
  if (groups.length === 0) return '';
  return JSON.stringify({ allergens: groups.map((group) => ({ group })), isHiding });
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
