import {
  missingSettings,
  PROJECT_SETTINGS,
  readFirebaseProject,
} from '../../server/pull/firebase-project.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** All set: the build reads Firebase. None set: it reads the embedded content. Some: it stops. */
export function usesFirebase(environment: Environment): boolean {
  if (missingSettings(environment).length === PROJECT_SETTINGS.length) return false;
  readFirebaseProject(environment);
  return true;
}
