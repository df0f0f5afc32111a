import { foldId } from './find-item.ts';
import type { LocalizedText } from './language.ts';
import type { Item, Section } from './types.ts';

/** What one of the chain's restaurants does differently. It names dishes by their folded ids. */
export interface Branch {
  /** Its part of the address. */
  readonly id: string;
  readonly name: LocalizedText;
  readonly soldOut: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  readonly prices: ReadonlyMap<string, LocalizedText>;
}

export type NamedBranch = Pick<Branch, 'id' | 'name'>;

/** The menu as this branch has it. */
export function applyBranch(
  sections: readonly Section[],
  { soldOut, hidden, prices }: Branch,
): readonly Section[] {
  const change = (item: Item): readonly Item[] => {
    const id = foldId(item.id);
    if (hidden.has(id)) return [];
    const price = prices.get(id) ?? item.price;
    return [{ ...item, price, ...(soldOut.has(id) && { soldOut: true }) }];
  };
  return sections
    .map((section) => ({ ...section, items: section.items.flatMap(change) }))
    .filter(({ items }) => items.length > 0);
}
