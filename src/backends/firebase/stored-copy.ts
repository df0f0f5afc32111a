import {
  collection,
  type Firestore,
  getDocsFromCache,
  loadBundle,
  namedQuery,
} from 'firebase/firestore';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { buildBundle } from './bundle.ts';
import { findDifferences } from './differences.ts';
import { fromSdk } from './plain-value.ts';
import type { KnownCollections } from './stored-copy-calls.ts';

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
