import type { WorkboxPlugin } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { MENU_PATH } from '../domain/constants.ts';

/** There is one page: both languages and every dish are in it, whatever its address asks for. */
export const keepsOnePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => MENU_PATH,
};

/**
 * Without a network, the page as it was last seen, if this worker has kept the files that it names; else
 * the one that came with the worker.
 */
export function usesOwnPage(script: string): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
      const isOwn = cachedResponse && (await cachedResponse.clone().text()).includes(script);
      return isOwn ? cachedResponse : matchPrecache(MENU_PATH);
    },
  };
}
