import type { Item, Section } from './types.ts';

/** An item among the items of its category, with the ones before and after it, going round. */
export interface ItemPlace {
  readonly item: Item;
  readonly previous: Item;
  readonly next: Item;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
}

export function findItem(sections: readonly Section[], id: string): ItemPlace | undefined {
  for (const { items } of sections) {
    const position = items.findIndex((item) => item.id === id);
    const item = items[position];
    const previous = items.at(position - 1);
    const next = items[(position + 1) % items.length];
    if (item && previous && next) {
      return { item, previous, next, position: position + 1, count: items.length };
    }
  }
  return undefined;
}
