import type { FirebaseApp } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocsFromCache,
  getDocsFromServer,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  type QuerySnapshot,
  terminate,
} from 'firebase/firestore';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { isSameContent } from './same-content.ts';
import { emulators } from './settings.ts';

/** §7: offline persistence. The full SDK keeps the copy, in IndexedDB, shared by all open tabs. */
export function openStoredCopy(app: FirebaseApp) {
  const database = connect(app);
  return {
    /** What the device has of a collection. An empty answer from the cache is no answer. */
    read: async (name: CollectionName): Promise<readonly RawDocument[]> => {
      const documents = documentsOf(await getDocsFromCache(reference(database, name)));
      if (documents.length === 0) throw new Error(`${name}: nothing is stored on this device`);
      return documents;
    },
    /** Brings the copy up to date, at the cost of reads only where it differs from what is known. */
    update: async (name: CollectionName, known: readonly RawDocument[]): Promise<void> => {
      const stored = documentsOf(await getDocsFromCache(reference(database, name)));
      if (!isSameContent(stored, known)) await getDocsFromServer(reference(database, name));
    },
    close: () => terminate(database),
  };
}

function connect(app: FirebaseApp): Firestore {
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  const database = initializeFirestore(app, { localCache });
  if (emulators.firestore) {
    connectFirestoreEmulator(database, emulators.firestore.host, emulators.firestore.port);
  }
  return database;
}

function reference(database: Firestore, name: CollectionName): CollectionReference {
  return collection(database, name);
}

function documentsOf(snapshot: QuerySnapshot): readonly RawDocument[] {
  return snapshot.docs.map((document) => ({ id: document.id, fields: document.data() }));
}
