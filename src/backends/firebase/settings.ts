import type { FirebaseOptions } from 'firebase/app';
import type { Database } from './rest.ts';
import type { Storage } from './storage.ts';

const environment = import.meta.env;

/** §9: the client configuration embedded in the product. It names the project; it is no secret. */
export const options: FirebaseOptions = {
  apiKey: environment.VITE_FIREBASE_API_KEY ?? '',
  authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN ?? '',
  projectId: environment.VITE_FIREBASE_PROJECT_ID ?? '',
  storageBucket: environment.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  appId: environment.VITE_FIREBASE_APP_ID ?? '',
};

export const database: Database = {
  projectId: environment.VITE_FIREBASE_PROJECT_ID ?? '',
  apiKey: environment.VITE_FIREBASE_API_KEY ?? '',
  emulatorHost: environment.VITE_FIRESTORE_EMULATOR_HOST,
};

export const storage: Storage = {
  bucket: environment.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  emulatorHost: environment.VITE_FIREBASE_STORAGE_EMULATOR_HOST,
};

export const emulators = {
  firestore: parseHost(environment.VITE_FIRESTORE_EMULATOR_HOST),
  storage: parseHost(storage.emulatorHost),
  auth: parseHost(environment.VITE_FIREBASE_AUTH_EMULATOR_HOST),
};

interface EmulatorHost {
  readonly host: string;
  readonly port: number;
}

function parseHost(value: string | undefined): EmulatorHost | undefined {
  if (!value) return undefined;
  const [host = '', port] = value.split(':');
  return { host, port: Number(port ?? 80) };
}
