import { decodeDocument, fetchDocuments } from '../../src/backends/firebase/rest.ts';
import { COLLECTIONS, type CollectionName, type RawDocument } from '../../src/content/backend.ts';
import { OperatorError } from '../operator-error.ts';
import { reasonOf } from '../reason.ts';
import type { FirebaseProject } from './firebase-project.ts';

export type Collections = ReadonlyMap<CollectionName, readonly RawDocument[]>;

/** All three collections, each by one request; or one line that says which of them cannot be read. */
export async function fetchCollections({ database }: FirebaseProject): Promise<Collections> {
  const collections = COLLECTIONS.map(async (name) => {
    try {
      const { documents } = await fetchDocuments(database, name);
      return [name, documents.map(decodeDocument)] as const;
    } catch (error) {
      throw new OperatorError(`${database.projectId} cannot be read: ${reasonOf(error)}`);
    }
  });
  return new Map(await Promise.all(collections));
}
