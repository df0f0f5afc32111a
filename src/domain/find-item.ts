import type { Item, Section } from './types.ts';

/** An item with its neighbours in its category; the first follows the last. */
export interface ItemInCategory {
  readonly item: Item;
  readonly previous: Item;
  readonly next: Item;
  readonly position: number;
  readonly count: number;
}

export function findItem(
  sections: readonly Section[],
  addressed: string,
): ItemInCategory | undefined {
  const id = findId(
    sections.flatMap(({ items }) => items.map((item) => item.id)),
    addressed,
  );
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

/** People change the case of an address, and chat programs add blanks to it. */
export function findId(ids: readonly string[], addressed: string): string | undefined {
  return ids.find((id) => id === addressed) ?? ids.find((id) => foldId(id) === foldId(addressed));
}

export function foldId(id: string): string {
  return id.trim().toLowerCase();
}
