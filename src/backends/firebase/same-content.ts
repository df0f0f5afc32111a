import type { RawDocument } from '../../content/backend.ts';
import { isRecord } from './plain-value.ts';

/** Whether two readings of a collection hold the same documents, in whatever order of fields. */
export function isSameContent(a: readonly RawDocument[], b: readonly RawDocument[]): boolean {
  return a.length === b.length && canonical(a) === canonical(b);
}

function canonical(documents: readonly RawDocument[]): string {
  const sorted = documents.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify(sorted, (_key, value: unknown) =>
    isRecord(value) ? withSortedKeys(value) : value,
  );
}

function withSortedKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
