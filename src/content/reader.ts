import { CONTENT_FOLDER, slideAddress } from '../domain/addresses.ts';
import { arrangeSections } from '../domain/sections.ts';
import type { Section, Slide } from '../domain/types.ts';
import {
  type Backend,
  type CollectionName,
  HERO,
  MENU,
  type Pictures,
  type RawDocument,
  type ReadCollection,
  SEQUENCE,
} from './backend.ts';
import { withCache } from './cached-collections.ts';
import { type Menu, MenuLoadError, type PageContent } from './page-content.ts';
import { parseCollection } from './parse-collection.ts';
import { createItemParser, parseSequenceEntry, parseSlide } from './parsers.ts';

/** A slide whose picture's address is being looked up. */
export interface LoadingSlide extends Slide {
  readonly image: Promise<string>;
}

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

/** Reads both collections at once and arranges the menu. Rejects with a {@link MenuLoadError}. */
export async function loadMenu(
  readCollection: ReadCollection,
  itemImageFolder: string,
): Promise<Menu> {
  const [sequence, items] = await Promise.allSettled([
    readCollection(SEQUENCE),
    readCollection(MENU),
  ]);
  if (sequence.status === 'rejected') throw new MenuLoadError('categories', sequence.reason);
  if (items.status === 'rejected') throw new MenuLoadError('items', items.reason);
  const sections = arrangeMenu(sequence.value.documents, items.value.documents, itemImageFolder);
  return { sections, isStoredCopy: sequence.value.isStoredCopy || items.value.isStoredCopy };
}

/** The menu as displayed, from documents that may hold anything. */
export function arrangeMenu(
  sequence: readonly RawDocument[],
  items: readonly RawDocument[],
  imageFolder: string,
): readonly Section[] {
  return arrangeSections(
    parseCollection(MENU, items, createItemParser(imageFolder)),
    parseCollection(SEQUENCE, sequence, parseSequenceEntry),
  );
}

export async function loadSlides(
  readCollection: ReadCollection,
  pictures: Pick<Pictures, 'resolveSlide'>,
): Promise<readonly LoadingSlide[]> {
  const { documents } = await readCollection(HERO);
  return parseCollection(HERO, documents, parseSlide).map((slide) => {
    const image = pictures.resolveSlide(slide.imagePath);
    // A failure is for whoever shows the slide; until then it is not unhandled, only unheard.
    image.catch(() => undefined);
    return { ...slide, image };
  });
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
