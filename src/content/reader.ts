import type { Backend } from './backend.ts';
import { withCache } from './cached-collections.ts';
import { type LoadingSlide, loadSlides } from './load-hero.ts';
import { loadMenu, type Menu } from './load-menu.ts';

export interface Reader {
  readonly readMenu: () => Promise<Menu>;
  readonly readSlides: () => Promise<readonly LoadingSlide[]>;
}

/** Reads what a backend holds. A page that arrived with its menu needs none of this to be used. */
export function createReader({ readCollection, pictures }: Backend): Reader {
  const readCached = withCache(readCollection);
  return {
    readMenu: () => loadMenu(readCached, pictures.itemFolder),
    readSlides: () => loadSlides(readCached, pictures),
  };
}
