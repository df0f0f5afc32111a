import {
  type Backend,
  COLLECTIONS,
  type Collection,
  type CollectionName,
} from '../../content/backend.ts';
import { withDeadline } from '../../content/deadline.ts';
import { parseDocuments } from '../../content/parse-documents.ts';
import { STORED_COPY_HEADER } from '../../content/stored-copy-header.ts';
import type { Brand } from '../../menu/brand.ts';
import { folderSources, slideAddress } from '../../menu/pictures.ts';

/** Reads the embedded content folder over HTTP. There is no provider of sessions: nobody signs in. */
export function createBackend(_brand: Brand): Backend {
  const folder = new URL('/content/', window.location.href);
  return {
    itemImageBase: folder.href,
    firstSessionState: () => Promise.resolve(),
    readCollection: (name) => fetchCollection(addressOf(name, folder), name),
    collectionAddresses: COLLECTIONS.map((name) => addressOf(name, folder).href),
    // The development server has the originals only.
    pictureSources: (address, widths) =>
      import.meta.env.DEV ? [] : folderSources(folder, address, widths),
    onMenuShown: () => undefined,
    resolveSlideImage: async (path) => slideAddress(path, folder),
  };
}

function addressOf(name: CollectionName, folder: URL): URL {
  return new URL(`${name}.json`, folder);
}

function fetchCollection(address: URL, collection: CollectionName): Promise<Collection> {
  return withDeadline(`reading ${collection}`, async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`reading ${collection}: the answer was ${response.status}`);
    const isStoredCopy = response.headers.has(STORED_COPY_HEADER);
    return { documents: parseDocuments(await response.json()), isStoredCopy };
  });
}
