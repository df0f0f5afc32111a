import {
  ALL_COLLECTIONS,
  type Backend,
  COLLECTIONS,
  type Collection,
  type CollectionName,
  OFFLINE_COPY_HEADER,
  parseDocuments,
} from '../../content/backend.ts';
import { CONTENT_FOLDER, menuPath, slideAddress } from '../../domain/addresses.ts';
import type { Brand } from '../../domain/brand.ts';
import { folderSrcSet } from '../../domain/pictures.ts';
import { withTimeout } from '../../platform/timing.ts';

export function createBackend(_brand: Brand, branch?: string): Backend {
  const collections = (branch === undefined ? COLLECTIONS : ALL_COLLECTIONS).map(addressOf);
  return {
    readCollection: fetchCollection,
    firstSessionState: () => Promise.resolve(),
    pictures: {
      itemFolder: CONTENT_FOLDER,
      resolveSlide,
      // The development server has no sized pictures.
      findSrcSet: import.meta.env.DEV ? () => undefined : folderSrcSet,
    },
    offline: {
      // The service worker caches everything: there is no other copy. It knows the plain menu's page.
      neededAddresses: branch === undefined ? collections : [...collections, menuPath(branch)],
      updateCopy: () => undefined,
    },
  };
}

async function resolveSlide(path: string): Promise<string> {
  const address = slideAddress(path);
  if (address === undefined) throw new Error(`not a usable address: ${path}`);
  return address;
}

function addressOf(name: CollectionName): string {
  return `${CONTENT_FOLDER}${name}.json`;
}

function fetchCollection(name: CollectionName): Promise<Collection> {
  return withTimeout(`reading ${name}`, async (signal) => {
    const response = await fetch(addressOf(name), { signal });
    if (!response.ok) throw new Error(`reading ${name}: the answer was ${response.status}`);
    const isOfflineCopy = response.headers.has(OFFLINE_COPY_HEADER);
    return { documents: parseDocuments(await response.json()), isOfflineCopy };
  });
}
