import type { Item } from './types.ts';

/** An item with nothing but an id, for tests that care about one thing of it. */
export function itemWith(fields: Partial<Item> & { id: string }): Item {
  return {
    title: {},
    description: {},
    price: {},
    calories: {},
    allergens: {},
    category: {},
    ...fields,
  };
}
