import type { Collection, CollectionName } from '../../content/backend.ts';
import { fetchDocuments, ReadRefused } from './fetch-documents.ts';
import type { Database } from './query-address.ts';
import type { StoredCopies } from './stored-copies.ts';
import { fromWireDocument } from './wire-documents.ts';

/** A collection from the network; for want of one, from the copy on the device. */
export async function readOrRecall(
  database: Database,
  name: CollectionName,
  copies: StoredCopies,
  early?: Promise<Response>,
): Promise<Collection> {
  const fallback = copies.fallbackFor(name);
  try {
    const read = await fetchDocuments(database, name, early);
    copies.remember(name, read);
    return { documents: read.documents.map(fromWireDocument), isStoredCopy: false };
  } catch (error) {
    if (error instanceof ReadRefused) throw error;
    console.warn(`${name} cannot be read from the network:`, error);
    return { documents: await fallback.recall(), isStoredCopy: true };
  } finally {
    fallback.stop();
  }
}
