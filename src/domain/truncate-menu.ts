import type { Section } from './types.ts';

/** The first items of a menu, and how many of each section are left out. */
export function truncateMenu(sections: readonly Section[], maxItems: number): readonly Section[] {
  const count = sections.reduce((total, { items }) => total + items.length, 0);
  if (count <= maxItems) return sections;
  let room = maxItems;
  return sections.map((section) => {
    const items = section.items.slice(0, room);
    room -= items.length;
    return { ...section, items, awaited: section.items.length - items.length };
  });
}
