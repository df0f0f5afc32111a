import type { RawDocument } from '../../content/backend.ts';
import type { WireDocument } from './fetch-documents.ts';
import { isRecord } from './plain-value.ts';
import { fromWireDocument, idOf } from './wire-documents.ts';

export interface Differences {
  readonly changed: readonly WireDocument[];
  readonly deletedIds: readonly string[];
}

/** How a reading differs from what a device has stored, in whatever order of documents and fields. */
export function findDifferences(
  stored: readonly RawDocument[],
  read: readonly WireDocument[],
): Differences {
  const known = new Map(stored.map(({ id, fields }) => [id, canonical(fields)]));
  const readIds = new Set(read.map(idOf));
  return {
    changed: read.filter((document) => {
      const { id, fields } = fromWireDocument(document);
      return known.get(id) !== canonical(fields);
    }),
    deletedIds: stored.map(({ id }) => id).filter((id) => !readIds.has(id)),
  };
}

function canonical(fields: unknown): string {
  return JSON.stringify(fields, (_key, value: unknown) =>
    isRecord(value) ? withSortedKeys(value) : value,
  );
}

function withSortedKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
