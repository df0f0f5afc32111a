import type { CollectionName } from '../../content/backend.ts';

/** As many as the database puts into one answer. */
const PAGE_SIZE = 300;

export interface Database {
  readonly projectId: string;
  readonly apiKey: string;
  readonly emulatorHost: string | undefined;
}

/** Where a plain request finds a collection, a page of it at a time. */
export function collectionAddress(
  { projectId, apiKey, emulatorHost }: Database,
  name: CollectionName,
  pageToken?: string,
): string {
  const origin = emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
  const query = new URLSearchParams({ key: apiKey, pageSize: `${PAGE_SIZE}` });
  if (pageToken !== undefined) query.set('pageToken', pageToken);
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents/${name}?${query}`;
}
