import type { FirebaseOptions } from 'firebase/app';

/** §9: the client configuration embedded in the product. It names the project; it is no secret. */
export const options: FirebaseOptions = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
};

export const database = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  emulatorHost: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
};

export const storage = {
  bucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  emulatorHost: import.meta.env.VITE_FIREBASE_STORAGE_EMULATOR_HOST,
};

export const emulators = {
  firestore: parseHost(import.meta.env.VITE_FIRESTORE_EMULATOR_HOST),
  storage: parseHost(storage.emulatorHost),
  auth: parseHost(import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_HOST),
};

function parseHost(value: string | undefined) {
  if (!value) return undefined;
  const { hostname: host, port } = new URL(`http://${value}`);
  return { host, port: Number(port || 80) };
}
