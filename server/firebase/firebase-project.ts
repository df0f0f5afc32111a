import { decodeDocument, fetchDocuments } from '../../src/backends/firebase/rest.ts';
import {
  ALL_COLLECTIONS,
  COLLECTIONS,
  type CollectionName,
  type RawDocument,
} from '../../src/content/backend.ts';
import { errorMessage, OperatorError } from '../errors.ts';
import { type ProcessEnvironment, parseSettings, pullsContent } from '../settings.ts';

/** The settings that name the Firebase project: all of them or none. */
const PROJECT_SETTINGS = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

export type FirebaseProject = ReturnType<typeof readFirebaseProject>;

/** How to read a project. No credentials: its rules let anyone read. */
export function readFirebaseProject(environment: ProcessEnvironment, hasBranches: boolean) {
  const missing = PROJECT_SETTINGS.filter((name) => !environment[name]);
  if (missing.length > 0) {
    throw new OperatorError(`The Firebase settings are incomplete. Missing: ${missing.join(', ')}`);
  }
  const settings = parseSettings(environment);
  return {
    collections: hasBranches ? ALL_COLLECTIONS : COLLECTIONS,
    database: {
      projectId: settings.VITE_FIREBASE_PROJECT_ID ?? '',
      apiKey: settings.VITE_FIREBASE_API_KEY ?? '',
      emulatorHost: settings.VITE_FIRESTORE_EMULATOR_HOST,
    },
    storage: {
      bucket: settings.VITE_FIREBASE_STORAGE_BUCKET ?? '',
      emulatorHost: settings.VITE_FIREBASE_STORAGE_EMULATOR_HOST,
    },
  };
}

/**
 * Whether the page reads Firebase itself: yes with all settings; no with none, or for a server that pulls.
 * With some of them the build stops.
 */
export function usesFirebase(environment: ProcessEnvironment): boolean {
  if (pullsContent(environment)) return false;
  if (!PROJECT_SETTINGS.some((name) => environment[name])) return false;
  readFirebaseProject(environment, false);
  return true;
}

/** A page that reads a content folder must not show one to a chain that names its Firebase project. */
export function refuseUnusedProject(environment: ProcessEnvironment): void {
  const given = PROJECT_SETTINGS.filter((name) => environment[name]);
  if (given.length === 0 || environment.MENU_CONTENT_FROM) return;
  throw new OperatorError(
    `MENU_CONTENT_FROM is missing beside ${given[0]}: firebase serves the project's menu, folder the content folder`,
  );
}

export function usesEmulators({ database, storage }: FirebaseProject): boolean {
  return database.emulatorHost !== undefined || storage.emulatorHost !== undefined;
}

export type Collections = ReadonlyMap<CollectionName, readonly RawDocument[]>;

/** Every collection, by one request each. The error is one line that names the project. */
export async function fetchCollections(project: FirebaseProject): Promise<Collections> {
  const { database } = project;
  const collections = project.collections.map(async (name) => {
    try {
      const { documents } = await fetchDocuments(database, name);
      return [name, documents.map(decodeDocument)] as const;
    } catch (error) {
      throw new OperatorError(`${database.projectId} cannot be read: ${errorMessage(error)}`);
    }
  });
  return new Map(await Promise.all(collections));
}
