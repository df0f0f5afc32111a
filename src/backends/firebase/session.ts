import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { emulators, options } from './settings.ts';

/**
 * Registers the one state listener and waits for its first answer.
 *
 * `initializeAuth` with its persistence named, because `getAuth` brings the sign-in by popup along,
 * whose script it may load before it tells the first state.
 */
export async function observeSession(): Promise<void> {
  // An app of its own: reads of an app that has a session wait for it, and so for its troubles.
  const app = initializeApp(options, 'session');
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators.auth) {
    const { host, port } = emulators.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  await new Promise((resolve, reject) => onAuthStateChanged(auth, resolve, reject));
}
