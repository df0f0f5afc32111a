import { type Item, NO_TEXTS } from './types.ts';

/** An item with nothing but an id, for tests that care about one thing of it. */
export function itemWith(fields: Partial<Item> & { id: string }): Item {
  return { ...NO_TEXTS, ...fields };
}
