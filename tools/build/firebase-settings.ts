import { pullsContent } from '../../server/content-from.ts';
import type { ProcessEnvironment } from '../../server/environment.ts';
import {
  missingSettings,
  PROJECT_SETTINGS,
  readFirebaseProject,
} from '../../server/pull/firebase-project.ts';

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
