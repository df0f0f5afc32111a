import type { LocalizedText } from './language.ts';
import type { Item, Section, SequenceEntry } from './types.ts';

/** By index, then by document id. Without a readable index, last. */
function byIndexThenId(a: Pick<Item, 'id' | 'index'>, b: Pick<Item, 'id' | 'index'>): number {
  const difference = (a.index ?? Number.MAX_VALUE) - (b.index ?? Number.MAX_VALUE);
  if (difference !== 0 || a.id === b.id) return difference;
  return a.id < b.id ? -1 : 1;
}

interface Group extends Omit<Section, 'id'> {
  readonly items: Item[];
}

/**
 * Groups the items by category: first the sequenced categories in their order, then the others in order
 * of first appearance, then the items without a category. Every item is in exactly one section.
 */
export function arrangeSections(
  items: readonly Item[],
  sequence: readonly SequenceEntry[],
): readonly Section[] {
  const groups: Group[] = [];
  const groupByKey = new Map<string, Group>();

  const groupFor = (name: LocalizedText, served?: LocalizedText): Group => {
    const known = lookUpKeys(name).map((key) => groupByKey.get(key));
    const found = known.find((group) => group !== undefined);
    if (found) return found;
    const group: Group = { name, ...(served && { served }), items: [] };
    groups.push(group);
    for (const key of ownKeys(name)) {
      if (!groupByKey.has(key)) groupByKey.set(key, group);
    }
    return group;
  };

  for (const entry of sequence.toSorted(byIndexThenId)) groupFor(entry.name, entry.served);
  for (const item of items) groupFor(item.category).items.push(item);

  return groups
    .filter((group) => group.items.length > 0)
    .toSorted((a, b) => Number(isNameless(a.name)) - Number(isNameless(b.name)))
    .map((group, position) => ({
      id: `category-${position + 1}`,
      ...group,
      items: group.items.toSorted(byIndexThenId),
    }));
}

/** Categories match by English name; by Arabic name if either side has no English one. */
function lookUpKeys({ en, ar }: LocalizedText): readonly string[] {
  if (normalise(en) === '') return [`ar:${normalise(ar)}`];
  return [`en:${normalise(en)}`, `only-ar:${normalise(ar)}`];
}

function ownKeys({ en, ar }: LocalizedText): readonly string[] {
  const arabic = normalise(ar);
  const arabicOnly = arabic === '' ? [] : [`only-ar:${arabic}`];
  if (normalise(en) === '') return [`ar:${arabic}`, ...arabicOnly];
  return [`en:${normalise(en)}`, ...(arabic === '' ? [] : [`ar:${arabic}`])];
}

function isNameless({ en, ar }: LocalizedText): boolean {
  return normalise(en) === '' && normalise(ar) === '';
}

function normalise(name: string | undefined): string {
  return name?.trim().toLowerCase() ?? '';
}

export function countItems(sections: readonly Section[]): number {
  return sections.reduce((total, { items }) => total + items.length, 0);
}
