import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { STORAGE_OPERATION_RETRY_MS, STORAGE_UPLOAD_RETRY_MS } from '../../domain/constants.ts';
import { emulators, options } from './settings.ts';

/** The fallback for a failed plain look-up: the SDK retries within §9's limits. */
export const storage = getStorage(initializeApp(options));
storage.maxOperationRetryTime = STORAGE_OPERATION_RETRY_MS;
storage.maxUploadRetryTime = STORAGE_UPLOAD_RETRY_MS;
if (emulators.storage) {
  connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
}

export function lookUpWithSdk(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
