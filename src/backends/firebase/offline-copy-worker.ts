import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentSingleTabManager,
  terminate,
} from 'firebase/firestore';
import { type LatestReads, readCache, updateCache } from './firestore-cache.ts';
import { emulators, options } from './settings.ts';

/** The full SDK is half a megabyte of script and works on every document: off the main thread. */
addEventListener('message', async ({ data }: MessageEvent<LatestReads | undefined>) => {
  try {
    postMessage({ value: await callDatabase(data) });
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** One tab at a time: the one without the SDK's lease on the cache could not store what it reads. */
function callDatabase(latest: LatestReads | undefined): Promise<unknown> {
  return navigator.locks.request('offline-copy', async () => {
    const database = connect();
    try {
      return await (latest ? updateCache(database, latest) : readCache(database));
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
