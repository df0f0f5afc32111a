import { memo, Suspense, useMemo } from 'react';
import { CHUNK_SIZE, chunk } from '../../domain/chunks.ts';
import { directionOf, textIn } from '../../domain/language.ts';
import type { Item, Section } from '../../domain/types.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { CardChunk, WaitingCards } from './card-chunk.tsx';
import styles from './menu-section.module.css';
import { useIsNearScreen } from './use-is-near-screen.ts';

interface MenuSectionProps {
  readonly section: Section;
  readonly query: string;
  /** How many of its chunks must be there; the others come when someone is near. */
  readonly dueChunks: number;
  /** If it is one of this section. */
  readonly lastOpened: Item | undefined;
}

/**
 * A page that is taken over is taken over section by section: no step of it is long, and a tap waits for
 * its own section alone.
 */
export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  return (
    <Suspense>
      <SectionContent {...props} />
    </Suspense>
  );
});

function SectionContent(props: MenuSectionProps) {
  const { section, query, dueChunks, lastOpened } = props;
  const { language, messages } = useLanguage();
  const titleId = `${section.id}-title`;
  const name = textIn(section.name, language);
  const chunks = useMemo(() => chunk(section.items, CHUNK_SIZE), [section.items]);
  const [isRestNear, watchRest] = useIsNearScreen();
  const openedChunk = chunks.findIndex((items) => lastOpened && items.includes(lastOpened));
  const present = isRestNear || openedChunk >= dueChunks ? chunks : chunks.slice(0, dueChunks);
  const restCount =
    Math.max(section.items.length - present.length * CHUNK_SIZE, 0) + (section.awaited ?? 0);
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
      {present.map((items, position) => (
        <CardChunk
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is nothing but its place
          key={position}
          items={items}
          query={query}
          isDue={position < dueChunks || position === openedChunk}
          lastOpened={position === openedChunk ? lastOpened : undefined}
        />
      ))}
      {/* One box for all that is far: a section that nobody comes near costs no more than that. */}
      {restCount > 0 && <WaitingCards ref={watchRest} count={restCount} />}
    </section>
  );
}
