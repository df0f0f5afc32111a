import { useCallback, useDeferredValue, useMemo } from 'react';
import { filterSections } from '../../menu/search.ts';
import type { Item, Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { useActiveCategory } from '../../state/use-active-category.ts';
import { useOpenItem } from '../../state/use-open-item.ts';
import { ItemDetail } from '../item-detail/item-detail.tsx';
import hidden from '../shared/visually-hidden.module.css';
import { CategoryStrip } from './category-strip.tsx';
import { MenuSections } from './menu-sections.tsx';
import { NoMatch } from './notices.tsx';

interface SearchableMenuProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

/**
 * The whole menu, and beside it, while there is a query, the matches. The whole menu stays where it is,
 * out of sight: a keystroke costs what the first matches cost, however long the menu.
 */
export function SearchableMenu({ sections, query, onQueryChange }: SearchableMenuProps) {
  const { language, messages } = useLanguage();
  const openItem = useOpenItem();
  // The letter that was typed shows at once; the menu follows when there is time.
  const wanted = useDeferredValue(query.trim());
  const isSearching = wanted !== '';
  const matches = useMemo(
    () => (isSearching ? withIdsOfTheirOwn(filterSections(sections, wanted, language)) : []),
    [sections, wanted, isSearching, language],
  );
  const displayed = isSearching ? matches : sections;
  const ids = useMemo(() => displayed.map(({ id }) => id), [displayed]);
  const activeId = useActiveCategory(ids);
  const count = matches.reduce((total, { items }) => total + items.length, 0);
  const openDetail = openItem.open;
  const onOpen = useCallback(({ id }: Item) => openDetail(id), [openDetail]);
  return (
    <>
      <p aria-live="polite" className={hidden.hidden}>
        {isSearching && messages.matchCount(count)}
      </p>
      {displayed.length > 0 && <CategoryStrip sections={displayed} activeId={activeId} />}
      <MenuSections
        sections={sections}
        query=""
        chunksAtOnce={24}
        chunksWhenIdle={Number.POSITIVE_INFINITY}
        isHidden={isSearching}
        onOpen={onOpen}
      />
      {isSearching && count > 0 && (
        <MenuSections
          key={wanted}
          sections={matches}
          query={wanted}
          chunksAtOnce={4}
          chunksWhenIdle={40}
          isHidden={false}
          onOpen={onOpen}
        />
      )}
      {isSearching && count === 0 && <NoMatch query={wanted} onClear={() => onQueryChange('')} />}
      <ItemDetail displayed={displayed} all={sections} openItem={openItem} />
    </>
  );
}

/** Both lists are in the page at once, and an id may be there once only. */
function withIdsOfTheirOwn(sections: readonly Section[]): readonly Section[] {
  return sections.map((section) => ({ ...section, id: `found-${section.id}` }));
}
