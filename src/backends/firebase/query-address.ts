import type { CollectionName } from '../../content/backend.ts';

export interface Database {
  readonly projectId: string;
  readonly apiKey: string;
  readonly emulatorHost: string | undefined;
}

/** Where the database answers. */
export function databaseOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
}

/** What the names of all documents begin with. */
export function documentsPath(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Where a plain request finds a whole collection, in one answer. */
export function queryAddress({ projectId, apiKey, emulatorHost }: Database): string {
  const path = `${databaseOrigin(emulatorHost)}/v1/${documentsPath(projectId)}:runQuery`;
  return `${path}?${new URLSearchParams({ key: apiKey })}`;
}

export function wholeCollection(name: CollectionName) {
  return { from: [{ collectionId: name }] };
}
