import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentSingleTabManager,
  terminate,
} from 'firebase/firestore';
import { readCache, updateCache } from './firestore-cache.ts';
import { answerCall } from './offline-copy-calls.ts';
import { emulators, options } from './settings.ts';

/** The full SDK is half a megabyte of script and works on every document: off the main thread. */
addEventListener('message', (event) =>
  answerCall(
    {
      read: (name) => withDatabase((database) => readCache(database, name)),
      update: (latest) => withDatabase((database) => updateCache(database, latest)),
    },
    event,
  ),
);

/**
 * One tab at a time, and closed afterwards: of two open tabs, the one without the SDK's lease on the cache
 * would read documents that it cannot store.
 */
function withDatabase<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
  return navigator.locks.request('offline-copy', async () => {
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
