import {
  collection,
  type Firestore,
  getDocsFromCache,
  loadBundle,
  namedQuery,
} from 'firebase/firestore';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { isRecord } from '../../content/fields.ts';
import { buildBundle } from './bundle.ts';
import type { KnownCollections } from './offline-copy-calls.ts';
import { fromSdk, fromWireDocument, idOf, type WireDocument } from './rest.ts';

/** What the SDK's cache has of a collection; an empty one counts if it was stored as such. */
export async function readStored(
  database: Firestore,
  name: CollectionName,
): Promise<readonly RawDocument[]> {
  const documents = await readCache(database, name);
  if (documents.length === 0 && !(await namedQuery(database, name))) {
    throw new Error(`${name}: nothing is stored on this device`);
  }
  return documents;
}

/**
 * Brings the cache up to date from what was read for the screen: nothing is read for it, and nothing is
 * written where nothing has changed. Tells how many documents it wrote.
 */
export async function updateStored(database: Firestore, known: KnownCollections): Promise<number> {
  const { projectId = '' } = database.app.options;
  let written = 0;
  for (const [collection, { documents, readTime }] of known) {
    const differences = findDifferences(await readCache(database, collection), documents);
    const count = differences.changed.length + differences.deletedIds.length;
    if (count === 0 && (await namedQuery(database, collection))) continue;
    await loadBundle(database, buildBundle({ projectId, collection, readTime, ...differences }));
    written += count;
  }
  return written;
}

async function readCache(
  database: Firestore,
  name: CollectionName,
): Promise<readonly RawDocument[]> {
  const snapshot = await getDocsFromCache(collection(database, name));
  return snapshot.docs.map((document) => ({ id: document.id, fields: fromSdk(document.data()) }));
}

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
