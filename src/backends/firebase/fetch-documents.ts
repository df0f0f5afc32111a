import * as v from 'valibot';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { withDeadline } from '../../content/deadline.ts';
import { collectionAddress } from './collection-address.ts';
import { fieldsFromWire } from './plain-value.ts';
import { database } from './settings.ts';

/** The backend was reached and said no. Every other failure is want of a network. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';
}

/**
 * Reads by plain requests, without the SDK (docs/decisions/006-firebase-reads.md): one read per
 * document, no preflight, and the page itself can have begun the first of them.
 */
export async function fetchDocuments(name: CollectionName): Promise<readonly RawDocument[]> {
  const documents: RawDocument[] = [];
  let pageToken: string | undefined;
  do {
    const address = collectionAddress(database, name, pageToken);
    const page = await withDeadline(`reading ${name}`, (signal) =>
      fetchPage(name, address, signal),
    );
    documents.push(...page.documents);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return documents;
}

const pageOfDocuments = v.object({
  documents: v.optional(
    v.array(
      v.pipe(
        // A document without fields has not even an empty list of them.
        v.object({ name: v.string(), fields: v.optional(v.unknown()) }),
        v.transform(({ name, fields }) => ({
          id: name.slice(name.lastIndexOf('/') + 1),
          fields: fieldsFromWire(fields),
        })),
      ),
    ),
    [],
  ),
  nextPageToken: v.optional(v.string()),
});

async function fetchPage(
  name: CollectionName,
  address: string,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof pageOfDocuments>> {
  const response = await fetch(address, { signal });
  if (response.ok) return v.parse(pageOfDocuments, await response.json());
  const answer = `reading ${name}: the answer was ${response.status}`;
  throw response.status < 500 ? new ReadRefused(answer) : new Error(answer);
}
