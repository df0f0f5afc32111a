import { CONTENT_FOLDER, slideAddress } from '../menu/addresses.ts';
import type { ReadySlide, Section } from '../menu/types.ts';
import { type CollectionName, HERO, MENU, type RawDocument, SEQUENCE } from './backend.ts';
import { arrangeMenu } from './load-menu.ts';
import { parseCollection } from './parse-collection.ts';
import { parseSlide } from './parse-slide.ts';

/** What a page that arrives with its menu in it was rendered from; the app goes on with the same. */
export interface PageContent {
  readonly sections: readonly Section[];
  readonly slides: readonly ReadySlide[];
}

/** The element of such a page that holds it, as JSON. */
export const PAGE_CONTENT_ID = 'page-content';

export function readPageContent(page: Document): PageContent | undefined {
  const json = page.getElementById(PAGE_CONTENT_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** The content folder's documents as a page shows them. */
export function parsePageContent(
  collections: ReadonlyMap<CollectionName, readonly RawDocument[]>,
): PageContent {
  const documentsOf = (name: CollectionName) => collections.get(name) ?? [];
  return {
    sections: arrangeMenu(documentsOf(SEQUENCE), documentsOf(MENU), CONTENT_FOLDER),
    slides: parseCollection(HERO, documentsOf(HERO), parseSlide).flatMap((slide) => {
      const image = slideAddress(slide.imagePath);
      return image === undefined ? [] : [{ ...slide, image }];
    }),
  };
}
