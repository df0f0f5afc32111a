import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocsFromCache,
  getDocsFromServer,
  initializeFirestore,
  persistentLocalCache,
  persistentSingleTabManager,
  type QuerySnapshot,
  terminate,
} from 'firebase/firestore';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { firebaseApp } from './app.ts';
import { fromSdk } from './plain-value.ts';
import { isSameContent } from './same-content.ts';
import { emulators } from './settings.ts';

/** §7: offline persistence. The full SDK keeps the copy, in IndexedDB, for all tabs. */
export const storedCopy = {
  /** What the device has of a collection. An empty answer from the cache is no answer. */
  read: (name: CollectionName): Promise<readonly RawDocument[]> =>
    withDatabase(async (database) => {
      const documents = await readCache(database, name);
      if (documents.length === 0) throw new Error(`${name}: nothing is stored on this device`);
      return documents;
    }),

  /** Brings the copy up to date, at the cost of reads only where it differs from what is known. */
  update: (known: ReadonlyMap<CollectionName, readonly RawDocument[]>): Promise<void> =>
    withDatabase(async (database) => {
      for (const [name, documents] of known) {
        const stored = await readCache(database, name);
        if (!isSameContent(stored, documents)) await getDocsFromServer(reference(database, name));
      }
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
  return documentsOf(await getDocsFromCache(reference(database, name)));
}

function reference(database: Firestore, name: CollectionName): CollectionReference {
  return collection(database, name);
}

function documentsOf(snapshot: QuerySnapshot): readonly RawDocument[] {
  return snapshot.docs.map((document) => ({ id: document.id, fields: fromSdk(document.data()) }));
}
