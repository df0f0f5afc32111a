import type { CollectionName } from '../../content/backend.ts';
import { collectionQuery, documentsPath, type RestDocument } from './rest.ts';

/** What the offline copy of a collection lacks. */
export interface BundleContent {
  readonly projectId: string;
  readonly collection: CollectionName;
  readonly readTime: string;
  readonly changed: readonly RestDocument[];
  readonly deletedIds: readonly string[];
}

const encoder = new TextEncoder();

/**
 * The format that the SDK loads into its cache: JSON elements, each prefixed with its length in bytes.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/protos/firestore_bundle_proto.ts
 */
export function buildBundle(content: BundleContent): string {
  const { projectId, collection, readTime, changed, deletedIds } = content;
  const parent = documentsPath(projectId);
  const query = { parent, structuredQuery: collectionQuery(collection), limitType: 'FIRST' };
  const elements = [
    { namedQuery: { name: collection, readTime, bundledQuery: query } },
    ...changed.flatMap((document) => [
      {
        documentMetadata: {
          name: document.name,
          readTime,
          exists: true,
          queries: [collection],
        },
      },
      { document },
    ]),
    ...deletedIds.map((id) => ({
      documentMetadata: { name: `${parent}/${collection}/${id}`, readTime, exists: false },
    })),
  ].map(lengthPrefixed);
  const metadata = {
    // The SDK skips a bundle that is not newer than the last one with this id.
    id: collection,
    createTime: readTime,
    version: 1,
    totalDocuments: changed.length,
    totalBytes: elements.reduce((total, { bytes }) => total + bytes, 0),
  };
  return [lengthPrefixed({ metadata }), ...elements].map(({ text }) => text).join('');
}

function lengthPrefixed(element: unknown): { readonly text: string; readonly bytes: number } {
  const json = JSON.stringify(element);
  const { length } = encoder.encode(json);
  const text = `${length}${json}`;
  return { text, bytes: length + String(length).length };
}
