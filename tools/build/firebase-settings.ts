import { pullsContent } from '../../server/content-from.ts';
import type { ProcessEnvironment } from '../../server/environment.ts';
import {
  missingSettings,
  PROJECT_SETTINGS,
  readFirebaseProject,
} from '../../server/pull/firebase-project.ts';

/**
 * Whether a build's page reads Firebase itself. All set: it does. None set, or set for a server that
 * pulls: it reads the content folder. Some: the build stops.
 */
export function usesFirebase(environment: ProcessEnvironment): boolean {
  if (pullsContent(environment)) return false;
  if (missingSettings(environment).length === PROJECT_SETTINGS.length) return false;
  readFirebaseProject(environment);
  return true;
}
