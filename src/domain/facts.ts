import type { Language } from './language.ts';
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
