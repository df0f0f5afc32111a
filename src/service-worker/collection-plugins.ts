import type { WorkboxPlugin } from 'workbox-core';
import { STORED_COPY_HEADER } from '../content/backend.ts';

/** A file that was saved half-edited must not take the place of the last good one. */
export const keepsOnlyGoodCollections: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    return (await isCollection(response.clone())) ? response : null;
  },
};

export const marksStoredCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(STORED_COPY_HEADER, '1');
    return new Response(await cachedResponse.blob(), { headers });
  },
};

async function isCollection(response: Response): Promise<boolean> {
  return response.json().then(Array.isArray, () => false);
}
