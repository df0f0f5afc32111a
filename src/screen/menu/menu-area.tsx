import { useMemo } from 'react';
import type { Item, Section } from '../../menu/types.ts';
import { useActiveCategory } from '../../state/use-active-category.ts';
import { CategoryStrip } from './category-strip.tsx';
import styles from './menu-area.module.css';
import { MenuSection } from './menu-section.tsx';

/** As many pictures as a phone's first screen may show; the rest wait until they come near. */
const EAGER_PICTURES = 3;

interface MenuAreaProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly onOpen: (item: Item) => void;
}

export function MenuArea({ sections, query, onOpen }: MenuAreaProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const activeId = useActiveCategory(ids);
  return (
    <>
      <CategoryStrip sections={sections} activeId={activeId} />
      <div className={styles.sections}>
        {sections.map((section, position) => (
          <MenuSection
            key={section.id}
            section={section}
            query={query}
            eagerCount={position === 0 ? EAGER_PICTURES : 0}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  );
}
