import type { Backend, CollectionName, RawDocument } from '../../content/backend.ts';
import { READ_DEADLINE_MS } from '../../content/deadline.ts';
import { parseDocuments } from '../../content/parse-documents.ts';

/** Reads the embedded content folder over HTTP. There is no provider of sessions: nobody signs in. */
export function createFolderBackend(folder: URL): Backend {
  return {
    itemImageBase: folder.href,
    firstSessionState: () => Promise.resolve(),
    readCollection: (collection) => fetchCollection(folder, collection),
    resolveSlideImage: async (path) => new URL(path.replace(/^\/+/, ''), folder).href,
  };
}

async function fetchCollection(
  folder: URL,
  collection: CollectionName,
): Promise<readonly RawDocument[]> {
  const address = new URL(`${collection}.json`, folder);
  const response = await fetch(address, { signal: AbortSignal.timeout(READ_DEADLINE_MS) });
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return parseDocuments(await response.json());
}
