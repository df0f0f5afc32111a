import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { emulators, options } from './settings.ts';

/** `getAuth` would also bring sign-in by popup, whose script may load before the first state. */
export async function observeSession(): Promise<void> {
  // An app of its own: reads of an app with a session wait for that session.
  const app = initializeApp(options, 'session');
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators.auth) {
    const { host, port } = emulators.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  await new Promise((resolve, reject) => onAuthStateChanged(auth, resolve, reject));
}
