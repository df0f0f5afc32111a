import { memo } from 'react';
import { CHUNK_SIZE } from '../../menu/chunks.ts';
import type { Item, Section } from '../../menu/types.ts';
import { useGrowingCount } from '../../state/use-growing-count.ts';
import { useMediaQuery } from '../../state/use-media-query.ts';
import { MenuSection } from './menu-section.tsx';
import styles from './menu-sections.module.css';

/** How many chunks come at once when there are more of them than may come at once. */
const FIRST_CHUNKS_OF_MANY = 1;
const CHUNKS_PER_IDLE_MOMENT = 3;

interface MenuSectionsProps {
  readonly sections: readonly Section[];
  readonly query: string;
  /** A menu of up to so many chunks is there at once, whole. */
  readonly chunksAtOnce: number;
  /** So many are added in idle moments, for find-in-page; the others only when someone is near. */
  readonly chunksWhenIdle: number;
  readonly isHidden: boolean;
  /** Its card is there, be it far: whoever closes its detail comes back to it. */
  readonly lastOpened: Item | undefined;
}

export const MenuSections = memo(function MenuSections(props: MenuSectionsProps) {
  const { sections, query, chunksAtOnce, chunksWhenIdle, isHidden, lastOpened } = props;
  const counts = sections.map(({ items }) => Math.ceil(items.length / CHUNK_SIZE));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isInPage = sections.some(({ awaited }) => awaited !== undefined);
  const start = isInPage || total <= chunksAtOnce ? total : FIRST_CHUNKS_OF_MANY;
  const end = isHidden ? start : Math.min(total, chunksWhenIdle);
  const grown = useGrowingCount(query, start, end, CHUNKS_PER_IDLE_MOMENT);
  const isPrinting = useMediaQuery('print');
  let before = 0;
  return (
    <div className={styles.sections} data-found={query !== ''} hidden={isHidden}>
      {sections.map((section, position) => {
        const due = (isPrinting ? total : grown) - before;
        const count = counts[position] ?? 0;
        before += count;
        return (
          <MenuSection
            key={section.id}
            section={section}
            query={query}
            dueChunks={Math.min(Math.max(due, 0), count)}
            lastOpened={lastOpened && section.items.includes(lastOpened) ? lastOpened : undefined}
          />
        );
      })}
    </div>
  );
});
