import type { Language } from './language.ts';
import { keepNumbersWhole } from './text-pieces.ts';
import type { Item } from './types.ts';

interface Fact {
  readonly kind: 'calories' | 'allergens';
  readonly value: string;
}

/** §2: calories and allergens, each only if present. */
export function factsOf(item: Item, language: Language): readonly Fact[] {
  return (['calories', 'allergens'] as const).flatMap((kind) => {
    const value = item[kind][language];
    return value === undefined ? [] : [{ kind, value }];
  });
}

/** Calories without a label: a bare number gets the word in front. */
export function formatCalories(calories: string, label: string): string {
  return keepNumbersWhole(/\p{L}/u.test(calories) ? calories : `${label} ${calories}`);
}
