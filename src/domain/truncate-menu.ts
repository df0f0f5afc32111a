import type { Section } from './types.ts';

/** The first items of a menu; the others of each section are counted as not loaded. */
export function truncateMenu(sections: readonly Section[], maxItems: number): readonly Section[] {
  let room = maxItems;
  return sections.map((section) => {
    const items = section.items.slice(0, room);
    room -= items.length;
    const left = section.items.length - items.length;
    return left === 0 ? section : { ...section, items, notLoaded: left + (section.notLoaded ?? 0) };
  });
}
