import { memo, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { directionOf, textIn } from '../../domain/language.ts';
import { countItems } from '../../domain/sections.ts';
import { truncateMenu } from '../../domain/truncate-menu.ts';
import type { Section } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { CardGroup, GROUP_SIZE, UnloadedCards } from './card-group.tsx';
import styles from './menu-sections.module.css';

/** The first matches fill a phone's screen, so that typing waits for no more of them. */
const FIRST_MATCHES = 6;

/** The other matches wait for a pause: rendering them between two letters would delay the next one. */
const TYPING_PAUSE_MS = 250;

/** React finishes a transition of more than five seconds without a break: a slow phone takes less for these. */
const ITEMS_PER_UPDATE = 300;

interface MenuSectionsProps {
  readonly sections: readonly Section[];
  readonly query: string;
}

export const MenuSections = memo(function MenuSections(props: MenuSectionsProps) {
  const { query } = props;
  const sections = useRenderedPart(props.sections, query);
  return (
    <div className={styles.sections} data-found={query !== ''}>
      {sections.map((section) => (
        <MenuSection key={section.id} section={section} query={query} />
      ))}
    </div>
  );
});

/** A long list is rendered in several updates, one after the other. */
function useRenderedPart(sections: readonly Section[], query: string): readonly Section[] {
  const first = query === '' ? ITEMS_PER_UPDATE : FIRST_MATCHES;
  const [rendered, setRendered] = useState({ query, limit: first });
  const limit = rendered.query === query ? rendered.limit : first;
  const isComplete = countItems(sections) <= limit;
  useEffect(() => {
    if (isComplete) return;
    const renderMore = () =>
      startTransition(() => setRendered({ query, limit: limit + ITEMS_PER_UPDATE }));
    const timer = setTimeout(renderMore, query === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, limit, isComplete]);
  return useMemo(() => truncateMenu(sections, limit), [sections, limit]);
}

interface MenuSectionProps {
  readonly section: Section;
  readonly query: string;
}

/**
 * React hydrates the sections one by one, a tapped one first. `memo` is outside the boundary: a boundary that
 * renders again before it is hydrated is hydrated at once, and a tap would wait for all of them.
 */
const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  return (
    <Suspense>
      <SectionContent {...props} />
    </Suspense>
  );
});

function SectionContent({ section, query }: MenuSectionProps) {
  const { language, messages } = useLanguage();
  const titleId = `${section.id}-title`;
  const name = textIn(section.name, language);
  const groups = useMemo(() => groupItems(section), [section]);
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
      {groups.map(({ key, items, count }) =>
        items.length === 0 ? (
          <UnloadedCards key={key} count={count} />
        ) : (
          <CardGroup key={key} items={items} count={count} query={query} />
        ),
      )}
    </section>
  );
}

/** The items in groups of `GROUP_SIZE`, and as many empty groups as the items that are not loaded yet need. */
function groupItems({ items, notLoaded = 0 }: Section) {
  const total = items.length + notLoaded;
  return Array.from({ length: Math.ceil(total / GROUP_SIZE) }, (_, key) => {
    const start = key * GROUP_SIZE;
    const count = Math.min(total - start, GROUP_SIZE);
    return { key, items: items.slice(start, start + count), count };
  });
}
