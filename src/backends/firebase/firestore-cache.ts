import {
  collection,
  type Firestore,
  getDocsFromCache,
  loadBundle,
  namedQuery,
} from 'firebase/firestore';
import { ALL_COLLECTIONS, type CollectionName, type RawDocument } from '../../content/backend.ts';
import {
  canonical,
  collectionQuery,
  decodeDocument,
  decodeSdkValue,
  documentId,
  documentsPath,
  type RestCollection,
  type RestDocument,
} from './rest.ts';

export type LatestReads = ReadonlyMap<CollectionName, RestCollection>;

export type StoredCollections = ReadonlyMap<CollectionName, readonly RawDocument[]>;

/** What the SDK has cached. An empty collection counts only if it was stored as empty. */
export async function readCache(database: Firestore): Promise<StoredCollections> {
  const stored = new Map<CollectionName, readonly RawDocument[]>();
  for (const name of ALL_COLLECTIONS) {
    const documents = await cachedDocuments(database, name);
    if (documents.length > 0 || (await namedQuery(database, name))) stored.set(name, documents);
  }
  return stored;
}

/** Writes what differs from the latest reads, without a request. Returns the number of documents. */
export async function updateCache(database: Firestore, latest: LatestReads): Promise<number> {
  const { projectId = '' } = database.app.options;
  let written = 0;
  for (const [collection, { documents, readTime }] of latest) {
    const differences = findDifferences(await cachedDocuments(database, collection), documents);
    const count = differences.changed.length + differences.deletedIds.length;
    if (count === 0 && (await namedQuery(database, collection))) continue;
    await loadBundle(database, buildBundle(projectId, collection, readTime, differences));
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

export function findDifferences(stored: readonly RawDocument[], read: readonly RestDocument[]) {
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

// JSON elements, each prefixed with its length in bytes:
// https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/protos/firestore_bundle_proto.ts
export function buildBundle(
  projectId: string,
  collection: CollectionName,
  readTime: string,
  { changed, deletedIds }: ReturnType<typeof findDifferences>,
): string {
  const parent = documentsPath(projectId);
  const query = { parent, structuredQuery: collectionQuery(collection), limitType: 'FIRST' };
  const body = [
    { namedQuery: { name: collection, readTime, bundledQuery: query } },
    ...changed.flatMap((document) => [
      { documentMetadata: { name: document.name, readTime, exists: true, queries: [collection] } },
      { document },
    ]),
    ...deletedIds.map((id) => ({
      documentMetadata: { name: `${parent}/${collection}/${id}`, readTime, exists: false },
    })),
  ]
    .map(lengthPrefixed)
    .join('');
  const metadata = {
    // The SDK skips a bundle that is not newer than the last one with this id.
    id: collection,
    createTime: readTime,
    version: 1,
    totalDocuments: changed.length,
    totalBytes: byteLength(body),
  };
  return lengthPrefixed({ metadata }) + body;
}

function lengthPrefixed(element: unknown): string {
  const json = JSON.stringify(element);
  return `${byteLength(json)}${json}`;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
