import {
  missingSettings,
  PROJECT_SETTINGS,
  readFirebaseProject,
} from '../../server/firebase/firebase-project.ts';
import { type ProcessEnvironment, pullsContent } from '../../server/settings.ts';

/**
 * Whether the page reads Firebase itself: yes with all settings; no with none, or for a server that pulls.
 * With some of them the build stops.
 */
export function usesFirebase(environment: ProcessEnvironment): boolean {
  if (pullsContent(environment)) return false;
  if (missingSettings(environment).length === PROJECT_SETTINGS.length) return false;
  readFirebaseProject(environment);
  return true;
}
