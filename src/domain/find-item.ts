import type { Item, Section } from './types.ts';

/** An item with its neighbours in its category; the first follows the last. */
export interface ItemInCategory {
  readonly item: Item;
  readonly previous: Item;
  readonly next: Item;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
}

export function findItem(sections: readonly Section[], id: string): ItemInCategory | undefined {
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
