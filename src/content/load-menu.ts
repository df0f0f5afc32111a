import { arrangeSections } from '../menu/sections.ts';
import type { Section } from '../menu/types.ts';
import { type Backend, MENU, SEQUENCE } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { createItemParser } from './parse-item.ts';
import { parseSequenceEntry } from './parse-sequence-entry.ts';

/** §8: which of the two reads failed decides what the visitor is told. */
export class MenuLoadError extends Error {
  override readonly name = 'MenuLoadError';
  readonly failed: 'categories' | 'items';

  constructor(failed: 'categories' | 'items', cause: unknown) {
    super(`Failed to fetch ${failed}`, { cause });
    this.failed = failed;
  }
}

/** Reads both collections at once and arranges the menu. Rejects with a {@link MenuLoadError}. */
export async function loadMenu(backend: Backend): Promise<readonly Section[]> {
  const [sequence, items] = await Promise.allSettled([
    backend.readCollection(SEQUENCE),
    backend.readCollection(MENU),
  ]);
  if (sequence.status === 'rejected') throw new MenuLoadError('categories', sequence.reason);
  if (items.status === 'rejected') throw new MenuLoadError('items', items.reason);
  return arrangeSections(
    parseCollection(MENU, items.value, createItemParser(backend.itemImageBase)),
    parseCollection(SEQUENCE, sequence.value, parseSequenceEntry),
  );
}
