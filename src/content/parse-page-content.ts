import { CONTENT_FOLDER, slideAddress } from '../domain/addresses.ts';
import { type CollectionName, HERO, MENU, type RawDocument, SEQUENCE } from './backend.ts';
import { arrangeMenu } from './load-menu.ts';
import type { PageContent } from './page-content.ts';
import { parseCollection } from './parse-collection.ts';
import { parseSlide } from './parse-slide.ts';

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
