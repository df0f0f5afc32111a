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
export function fetchDocuments(name: CollectionName): Promise<readonly RawDocument[]> {
  return withDeadline(`reading ${name}`, async (signal) => {
    const documents: RawDocument[] = [];
    let pageToken: string | undefined;
    do {
      const page = await fetchPage(name, pageToken, signal);
      documents.push(...page.documents);
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    return documents;
  });
}

const pageOfDocuments = v.object({
  documents: v.optional(
    v.array(
      v.pipe(
        v.object({ name: v.string(), fields: v.unknown() }),
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
  pageToken: string | undefined,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof pageOfDocuments>> {
  const response = await fetch(collectionAddress(database, name, pageToken), { signal });
  if (response.ok) return v.parse(pageOfDocuments, await response.json());
  const answer = `reading ${name}: the answer was ${response.status}`;
  throw response.status < 500 ? new ReadRefused(answer) : new Error(answer);
}
