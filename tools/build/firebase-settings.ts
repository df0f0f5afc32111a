import { OperatorError } from '../../server/operator-error.ts';

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
];

export type Environment = Readonly<Record<string, string | undefined>>;

/** All set: the build reads Firebase. None set: it reads the embedded content. Some: it stops. */
export function usesFirebase(environment: Environment): boolean {
  const missing = REQUIRED.filter((name) => !environment[name]);
  if (missing.length === 0) return true;
  if (missing.length === REQUIRED.length) return false;
  throw new OperatorError(`The Firebase settings are incomplete. Missing: ${missing.join(', ')}`);
}
