import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { withDeadline } from '../../content/deadline.ts';
import { emulators } from './settings.ts';

const SILENCE_MS = 5000;

/**
 * Registers the one state listener and waits for its first answer. A listener that fails or stays
 * silent counts as "nobody", which is what the menu shows itself to anyway.
 *
 * `initializeAuth` with its persistence named, because `getAuth` brings the sign-in by popup along,
 * whose script it may load before it tells the first state.
 */
export async function observeSession(app: FirebaseApp): Promise<void> {
  try {
    const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
    if (emulators.auth) {
      const { host, port } = emulators.auth;
      connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
    }
    await withDeadline(
      'the first authentication state',
      () => new Promise((resolve, reject) => onAuthStateChanged(auth, resolve, reject)),
      SILENCE_MS,
    );
  } catch (error) {
    console.warn('No authentication state; going on as nobody:', error);
  }
}
