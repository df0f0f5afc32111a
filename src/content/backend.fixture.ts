import type { Backend } from './backend.ts';

/** A backend of which a test cares about the reads only. */
export function backendReading(readCollection: Backend['readCollection']): Backend {
  return {
    itemImageFolder: '/',
    firstSessionState: () => Promise.resolve(),
    resolveSlideImage: (path) => Promise.resolve(path),
    pictureSources: () => [],
    collectionAddresses: [],
    onMenuShown: () => undefined,
    readCollection,
  };
}
