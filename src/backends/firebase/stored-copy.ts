import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocsFromCache,
  initializeFirestore,
  loadBundle,
  namedQuery,
  persistentLocalCache,
  persistentSingleTabManager,
  terminate,
} from 'firebase/firestore';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { firebaseApp } from './app.ts';
import { buildBundle } from './bundle.ts';
import { findDifferences } from './differences.ts';
import type { WireCollection } from './fetch-documents.ts';
import { fromSdk } from './plain-value.ts';
import { emulators, options } from './settings.ts';

/** §7: offline persistence. The full SDK keeps the copy, in IndexedDB, for all tabs. */
export const storedCopy = {
  /** What the device has of a collection; an empty one counts if it was stored as such. */
  read: (name: CollectionName): Promise<readonly RawDocument[]> =>
    withDatabase(async (database) => {
      const documents = await readCache(database, name);
      if (documents.length === 0 && !(await namedQuery(database, name))) {
        throw new Error(`${name}: nothing is stored on this device`);
      }
      return documents;
    }),

  /**
   * Brings the copy up to date from what was read for the screen: nothing is read for it, and nothing
   * is written where nothing has changed. Tells how many documents it wrote.
   */
  update: (known: ReadonlyMap<CollectionName, WireCollection>): Promise<number> =>
    withDatabase(async (database) => {
      let written = 0;
      for (const [collection, { documents, readTime }] of known) {
        const differences = findDifferences(await readCache(database, collection), documents);
        const count = differences.changed.length + differences.deletedIds.length;
        if (count === 0 && (await namedQuery(database, collection))) continue;
        const { projectId = '' } = options;
        await loadBundle(
          database,
          buildBundle({ projectId, collection, readTime, ...differences }),
        );
        written += count;
      }
      return written;
    }),
};

/**
 * One tab at a time, and closed again at the end: two tabs that kept the copy at once would each need a
 * lease on it, and the one without would pay for reads that it cannot store.
 */
function withDatabase<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
  return navigator.locks.request('stored-copy', async () => {
    const database = connect();
    try {
      return await work(database);
    } finally {
      await terminate(database);
    }
  });
}

function connect(): Firestore {
  const tabManager = persistentSingleTabManager({ forceOwnership: true });
  const database = initializeFirestore(firebaseApp(), {
    localCache: persistentLocalCache({ tabManager }),
  });
  if (emulators.firestore) {
    connectFirestoreEmulator(database, emulators.firestore.host, emulators.firestore.port);
  }
  return database;
}

async function readCache(
  database: Firestore,
  name: CollectionName,
): Promise<readonly RawDocument[]> {
  const snapshot = await getDocsFromCache(collection(database, name));
  return snapshot.docs.map((document) => ({ id: document.id, fields: fromSdk(document.data()) }));
}
