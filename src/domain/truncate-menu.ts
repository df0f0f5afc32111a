import { CHUNK_SIZE } from './chunks.ts';
import type { Section } from './types.ts';

/** The first items of a menu, in whole chunks; of the others it is known how many are awaited. */
export function truncateMenu(sections: readonly Section[], mostItems: number): readonly Section[] {
  const count = sections.reduce((total, { items }) => total + items.length, 0);
  if (count <= mostItems) return sections;
  let room = mostItems;
  return sections.map((section) => {
    const { length } = section.items;
    const kept = length <= room ? length : Math.floor(room / CHUNK_SIZE) * CHUNK_SIZE;
    // After the first that is cut there is nothing: the items that are kept are the first ones.
    room = kept < length ? 0 : room - kept;
    return { ...section, items: section.items.slice(0, kept), awaited: length - kept };
  });
}
