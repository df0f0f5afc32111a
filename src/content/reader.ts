import { CONTENT_FOLDER, slideAddress } from '../domain/addresses.ts';
import { arrangeSections } from '../domain/sections.ts';
import type { Section, Slide } from '../domain/types.ts';
import {
  type Backend,
  type CollectionName,
  HERO,
  MENU,
  type RawDocument,
  type ReadCollection,
  SEQUENCE,
} from './backend.ts';
import { withCache } from './cached-collections.ts';
import { type Menu, MenuLoadError, type PageContent } from './page-content.ts';
import { parseCollection, type ReportProblems } from './parse-collection.ts';
import { createItemParser, parseSequenceEntry, parseSlide } from './parsers.ts';

export interface LoadingSlide extends Slide {
  readonly image: Promise<string>;
}

export interface Reader {
  readonly readMenu: () => Promise<Menu>;
  readonly readSlides: () => Promise<readonly LoadingSlide[]>;
}

export function createReader({ readCollection, pictures }: Backend): Reader {
  const readCached = withCache(readCollection);
  return {
    readMenu: () => loadMenu(readCached, pictures.itemFolder),
    readSlides: async () => {
      const { documents } = await readCached(HERO);
      return parseCollection(HERO, documents, parseSlide).map((slide) => {
        const image = pictures.resolveSlide(slide.imagePath);
        // Prevents `unhandledrejection`; consumers attach later.
        image.catch(() => undefined);
        return { ...slide, image };
      });
    },
  };
}

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
  return { sections, isOfflineCopy: sequence.value.isOfflineCopy || items.value.isOfflineCopy };
}

function arrangeMenu(
  sequence: readonly RawDocument[],
  items: readonly RawDocument[],
  imageFolder: string,
  report?: ReportProblems,
): readonly Section[] {
  return arrangeSections(
    parseCollection(MENU, items, createItemParser(imageFolder), report),
    parseCollection(SEQUENCE, sequence, parseSequenceEntry, report),
  );
}

export function parsePageContent(
  collections: ReadonlyMap<CollectionName, readonly RawDocument[]>,
  report?: ReportProblems,
): PageContent {
  const documentsOf = (name: CollectionName) => collections.get(name) ?? [];
  return {
    sections: arrangeMenu(documentsOf(SEQUENCE), documentsOf(MENU), CONTENT_FOLDER, report),
    slides: parseCollection(HERO, documentsOf(HERO), parseSlide, report).flatMap((slide) => {
      const image = slideAddress(slide.imagePath);
      return image === undefined ? [] : [{ ...slide, image }];
    }),
  };
}
