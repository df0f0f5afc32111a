import { arrangeSections } from '../domain/sections.ts';
import type { Section } from '../domain/types.ts';
import { MENU, type RawDocument, type ReadCollection, SEQUENCE } from './backend.ts';
import { MenuLoadError } from './menu-load-error.ts';
import { parseCollection } from './parse-collection.ts';
import { createItemParser } from './parse-item.ts';
import { parseSequenceEntry } from './parse-sequence-entry.ts';

export interface Menu {
  readonly sections: readonly Section[];
  /** Some of it comes from a copy kept on the device. */
  readonly isStoredCopy: boolean;
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
