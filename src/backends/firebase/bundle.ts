import type { CollectionName } from '../../content/backend.ts';
import { documentsPath, type WireDocument, wholeCollection } from './rest.ts';

/** What a device's copy of a collection lacks, by a reading that has been paid for. */
export interface BundleContent {
  readonly projectId: string;
  readonly collection: CollectionName;
  readonly readTime: string;
  readonly changed: readonly WireDocument[];
  readonly deletedIds: readonly string[];
}

const encoder = new TextEncoder();

/**
 * A bundle as the SDK loads it into its cache: a row of JSON elements, each after its length in bytes.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/protos/firestore_bundle_proto.ts
 */
export function buildBundle(content: BundleContent): string {
  const { projectId, collection, readTime, changed, deletedIds } = content;
  const parent = documentsPath(projectId);
  const query = { parent, structuredQuery: wholeCollection(collection), limitType: 'FIRST' };
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
    // The SDK skips a bundle that is not newer than the last one of its name.
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
