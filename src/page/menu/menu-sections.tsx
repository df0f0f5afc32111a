import { memo } from 'react';
import { CHUNK_SIZE } from '../../domain/chunks.ts';
import { PER_IDLE_MOMENT, type RenderPolicy } from '../../domain/render-policy.ts';
import { countItems } from '../../domain/sections.ts';
import type { Item, Section } from '../../domain/types.ts';
import { useMediaQuery } from '../shared/use-browser-state.ts';
import { MenuSection } from './menu-section.tsx';
import styles from './menu-sections.module.css';
import { useGrowingCount } from './use-growing-count.ts';

interface MenuSectionsProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly policy: RenderPolicy;
  readonly isHidden: boolean;
  /** Its card is there, be it far: whoever closes its detail comes back to it. */
  readonly lastOpened: Item | undefined;
}

export const MenuSections = memo(function MenuSections(props: MenuSectionsProps) {
  const { sections, query, policy, isHidden, lastOpened } = props;
  const counts = sections.map(({ items }) => Math.ceil(items.length / CHUNK_SIZE));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isInPage = sections.some(({ awaited }) => awaited !== undefined);
  const start = isInPage || countItems(sections) <= policy.atOnce ? total : 1;
  const end = isHidden ? start : Math.min(total, policy.whenIdle / CHUNK_SIZE);
  const grown = useGrowingCount(query, start, end, PER_IDLE_MOMENT / CHUNK_SIZE);
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
