import { memo, useId, useMemo } from 'react';
import { categoryName } from '../../menu/category-name.ts';
import { chunk } from '../../menu/chunks.ts';
import { directionOf } from '../../menu/language.ts';
import type { Item, Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { CardChunk } from './card-chunk.tsx';
import styles from './menu-section.module.css';

/** Whole rows, whether a row holds one, two or three cards. */
export const CHUNK_SIZE = 12;

interface MenuSectionProps {
  readonly section: Section;
  readonly query: string;
  /** How many of its chunks must be there; the others come when someone is near. */
  readonly dueChunks: number;
  readonly eagerPictures: number;
  readonly onOpen: (item: Item) => void;
}

export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  const { section, query, dueChunks, eagerPictures, onOpen } = props;
  const { language, messages } = useLanguage();
  const titleId = useId();
  const name = categoryName(section.name, language);
  const chunks = useMemo(() => chunk(section.items, CHUNK_SIZE), [section.items]);
  return (
    <section id={section.id} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <h2
        id={titleId}
        className={styles.title}
        {...(name && name.language !== language
          ? { lang: name.language, dir: directionOf(name.language) }
          : {})}
      >
        {name?.text ?? messages.otherDishes}
      </h2>
      {chunks.map((items, position) => (
        <CardChunk
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is nothing but its place
          key={position}
          items={items}
          query={query}
          isDue={position < dueChunks}
          eagerPictures={position === 0 ? eagerPictures : 0}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
});
