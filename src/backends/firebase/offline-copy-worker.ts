import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentSingleTabManager,
  terminate,
} from 'firebase/firestore';
import { readStored, updateStored } from './firestore-cache.ts';
import { answerCall } from './offline-copy-calls.ts';
import { emulators, options } from './settings.ts';

/** The full SDK is half a megabyte of script and busy with every document: off the page's thread. */
addEventListener('message', (event) =>
  answerCall(
    {
      read: (name) => withDatabase((database) => readStored(database, name)),
      update: (known) => withDatabase((database) => updateStored(database, known)),
    },
    event,
  ),
);

/**
 * One tab at a time, and closed again at the end: two tabs that kept the copy at once would each need a
 * lease on it, and the one without would pay for reads that it cannot store.
 */
export function withDatabase<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
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
  const database = initializeFirestore(initializeApp(options), {
    localCache: persistentLocalCache({ tabManager }),
  });
  if (emulators.firestore) {
    connectFirestoreEmulator(database, emulators.firestore.host, emulators.firestore.port);
  }
  return database;
}
