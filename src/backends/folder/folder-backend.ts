import type { Backend, Collection, CollectionName } from '../../content/backend.ts';
import { withDeadline } from '../../content/deadline.ts';
import { parseDocuments } from '../../content/parse-documents.ts';

/** Reads the embedded content folder over HTTP. There is no provider of sessions: nobody signs in. */
export function createFolderBackend(folder: URL): Backend {
  return {
    itemImageBase: folder.href,
    firstSessionState: () => Promise.resolve(),
    readCollection: (collection) =>
      fetchCollection(new URL(`${collection}.json`, folder), collection),
    onMenuShown: () => undefined,
    resolveSlideImage: async (path) => new URL(path.replace(/^\/+/, ''), folder).href,
  };
}

function fetchCollection(address: URL, collection: CollectionName): Promise<Collection> {
  return withDeadline(`reading ${collection}`, async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`reading ${collection}: the answer was ${response.status}`);
    return { documents: parseDocuments(await response.json()), isStoredCopy: false };
  });
}
