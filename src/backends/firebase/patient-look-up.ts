import {
  connectStorageEmulator,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
} from 'firebase/storage';
import { STORAGE_OPERATION_RETRY_MS, STORAGE_UPLOAD_RETRY_MS } from '../../domain/constants.ts';
import { firebaseApp } from './app.ts';
import { emulators } from './settings.ts';

let connected: FirebaseStorage | undefined;

/** The SDK's way to a download URL: what fails for a moment is tried again, within §9's limits. */
export function lookUpPatiently(path: string): Promise<string> {
  connected ??= connectStorage();
  return getDownloadURL(ref(connected, path));
}

export function connectStorage(): FirebaseStorage {
  const storage = getStorage(firebaseApp());
  storage.maxOperationRetryTime = STORAGE_OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = STORAGE_UPLOAD_RETRY_MS;
  if (emulators.storage) {
    connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
  }
  return storage;
}
