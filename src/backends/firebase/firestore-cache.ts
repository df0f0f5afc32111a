import {
  collection,
  type Firestore,
  getDocsFromCache,
  loadBundle,
  namedQuery,
} from 'firebase/firestore';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { buildBundle } from './bundle.ts';
import type { LatestReads } from './offline-copy-calls.ts';
import {
  canonical,
  decodeDocument,
  decodeSdkValue,
  documentId,
  type RestDocument,
} from './rest.ts';

/** The SDK's cached documents. An empty result counts only if the collection was stored as empty. */
export async function readCache(
  database: Firestore,
  name: CollectionName,
): Promise<readonly RawDocument[]> {
  const documents = await cachedDocuments(database, name);
  if (documents.length === 0 && !(await namedQuery(database, name))) {
    throw new Error(`${name}: nothing is stored on this device`);
  }
  return documents;
}

/**
 * Writes what differs from the latest reads, without a request. Returns the number of documents written.
 */
export async function updateCache(database: Firestore, latest: LatestReads): Promise<number> {
  const { projectId = '' } = database.app.options;
  let written = 0;
  for (const [collection, { documents, readTime }] of latest) {
    const differences = findDifferences(await cachedDocuments(database, collection), documents);
    const count = differences.changed.length + differences.deletedIds.length;
    if (count === 0 && (await namedQuery(database, collection))) continue;
    await loadBundle(database, buildBundle({ projectId, collection, readTime, ...differences }));
    written += count;
  }
  return written;
}

async function cachedDocuments(
  database: Firestore,
  name: CollectionName,
): Promise<readonly RawDocument[]> {
  const { docs } = await getDocsFromCache(collection(database, name));
  return docs.map((document) => ({ id: document.id, fields: decodeSdkValue(document.data()) }));
}

interface Differences {
  readonly changed: readonly RestDocument[];
  readonly deletedIds: readonly string[];
}

/** Compares a read with what is stored; the order of documents and fields does not matter. */
export function findDifferences(
  stored: readonly RawDocument[],
  read: readonly RestDocument[],
): Differences {
  const known = new Map(stored.map(({ id, fields }) => [id, canonical(fields)]));
  const readIds = new Set(read.map(documentId));
  return {
    changed: read.filter((document) => {
      const { id, fields } = decodeDocument(document);
      return known.get(id) !== canonical(fields);
    }),
    deletedIds: stored.map(({ id }) => id).filter((id) => !readIds.has(id)),
  };
}
