import {
  missingSettings,
  PROJECT_SETTINGS,
  readFirebaseProject,
} from '../../server/pull/firebase-project.ts';
import { type ProcessEnvironment, pullsContent } from '../../server/settings.ts';

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
