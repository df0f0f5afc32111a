import type { Language } from '../language.ts';
import type { TextPiece } from '../text-pieces.ts';
import type { Item } from '../types.ts';

export interface AllergenChoice {
  readonly groups: readonly string[];
  /** Dishes that contain one, or may, are left out, not only marked. */
  readonly isHiding: boolean;
}

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
  readonly chosenIn: (language: Language) => readonly string[];
  /** The same array for the same dish: a card renders again only when its marks change. */
  readonly marksOf: (item: Item) => readonly Mark[];
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
