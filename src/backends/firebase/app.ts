import { type FirebaseApp, initializeApp } from 'firebase/app';
import { options } from './settings.ts';

let app: FirebaseApp | undefined;

/** The app of those parts of the SDK that a visit may never need: made when the first of them is. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(options);
  return app;
}
