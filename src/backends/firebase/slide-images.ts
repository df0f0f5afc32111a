import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { STORAGE_OPERATION_RETRY_MS, STORAGE_UPLOAD_RETRY_MS } from '../../menu/constants.ts';
import { emulators } from './settings.ts';

/** §7: resolves a slide's storage path to a download URL. */
export function createSlideImages(app: FirebaseApp): (path: string) => Promise<string> {
  const storage = getStorage(app);
  storage.maxOperationRetryTime = STORAGE_OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = STORAGE_UPLOAD_RETRY_MS;
  if (emulators.storage) {
    connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
  }
  return async (path) => (/^https:\/\//i.test(path) ? path : getDownloadURL(ref(storage, path)));
}
