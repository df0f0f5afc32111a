import type { Language } from './language.ts';
import { numberIn } from './price.ts';
import type { Item, Section } from './types.ts';

export const ORDERS = ['menu', 'price', 'calories'] as const;

export type Order = (typeof ORDERS)[number];

/** Within each section. What has no number is last, as on the menu. */
export function orderSections(
  sections: readonly Section[],
  order: Order,
  language: Language,
): readonly Section[] {
  if (order === 'menu') return sections;
  const amount = (item: Item) => numberIn(item[order][language]) ?? Number.MAX_VALUE;
  return sections.map((section) => ({
    ...section,
    items: section.items.toSorted((a, b) => amount(a) - amount(b)),
  }));
}
