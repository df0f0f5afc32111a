import { type CollectionName, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

interface Ordered {
  readonly id: string;
  readonly index?: number;
}

/** Places that are given more than once: to categories, or to dishes of one category. */
export function checkIndexes({ sequence, sections }: ReadContent): readonly Finding[] {
  return [
    ...findShared(SEQUENCE, sequence, 'is the place of another category too'),
    ...sections.flatMap(({ items }) =>
      findShared(MENU, items, 'is the place of another dish of its category too'),
    ),
  ];
}

function findShared(
  collection: CollectionName,
  documents: readonly Ordered[],
  message: string,
): readonly Finding[] {
  const counts = new Map<number, number>();
  for (const { index } of documents) {
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return documents.flatMap(({ id, index }): readonly Finding[] => {
    if (index === undefined || counts.get(index) === 1) return [];
    const place = { collection, id, field: 'index', message, found: `${index}` };
    const cost = 'which of them comes first is decided by their ids';
    return [{ ...place, kind: 'duplicate-index', severity: 'warning', cost }];
  });
}
