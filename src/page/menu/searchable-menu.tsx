import {
  Activity,
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { filterSections, keepItems } from '../../domain/search.ts';
import { countItems } from '../../domain/sections.ts';
import { truncateMenu } from '../../domain/truncate-menu.ts';
import type { Section } from '../../domain/types.ts';
import { useAllergens, useIsChoiceKnown, useMarks } from '../allergens/allergens-provider.tsx';
import { LazyOverlays } from '../allergens/lazy-overlays.tsx';
import { ItemDetail } from '../dish/item-detail.tsx';
import { useOpenItem } from '../dish/use-open-item.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { MenuSections } from './menu-sections.tsx';
import { HiddenDishes } from './notices.tsx';
import { NoMatch, SearchSummary } from './search-summary.tsx';
import { StripTools } from './strip-tools.tsx';
import { useActiveCategory } from './use-active-category.ts';

/** Fill a phone's screen. */
const FIRST_MATCHES = 6;

interface SearchableMenuProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Back to the whole menu, or to one of its categories. */
  readonly onLeaveSearch: (categoryId?: string) => void;
}

/**
 * The whole menu or, while there is a query, the matches. The menu stays mounted meanwhile: a keystroke
 * does not unmount it, and clearing the query does not render it again.
 */
export const SearchableMenu = memo(function SearchableMenu(props: SearchableMenuProps) {
  const { sections, query, searchField, onLeaveSearch } = props;
  const { language } = useLanguage();
  const { allergens, isHiding, choose } = useAllergens();
  const isChoiceKnown = useIsChoiceKnown();
  const marks = useMarks();
  const offered = useMemo(
    () =>
      isHiding ? keepItems(sections, (item) => marks.markOf(item)?.kind !== 'contains') : sections,
    [sections, marks, isHiding],
  );
  const isSearching = query !== '';
  const matches = useMemo(
    () => (isSearching ? withUniqueIds(filterSections(offered, query, language)) : []),
    [offered, query, isSearching, language],
  );
  const isPainted = useIsPainted(query);
  const renderedMatches = useMemo(
    () => (isPainted ? matches : truncateMenu(matches, FIRST_MATCHES)),
    [matches, isPainted],
  );
  const displayed = isSearching ? matches : offered;
  const ids = useMemo(() => displayed.map(({ id }) => id), [displayed]);
  const activeId = useActiveCategory(ids);
  const openItem = useOpenItem({ displayed, all: sections });
  const [lastOpened, setLastOpened] = useState(openItem?.item);
  if (openItem && openItem.item !== lastOpened) setLastOpened(openItem.item);
  const count = countItems(matches);
  return (
    <>
      {displayed.length > 0 && (
        <CategoryStrip sections={displayed} activeId={activeId}>
          <StripTools searchField={searchField} />
        </CategoryStrip>
      )}
      <SearchSummary sections={offered} query={query} count={count} onLeave={onLeaveSearch} />
      {isHiding && <HiddenDishes onShow={() => choose({ allergens, isHiding: false })} />}
      <Activity mode={isSearching ? 'hidden' : 'visible'}>
        <MenuSections
          sections={offered}
          query=""
          lastOpened={isSearching ? undefined : lastOpened}
        />
      </Activity>
      {isSearching && count > 0 && (
        <MenuSections sections={renderedMatches} query={query} lastOpened={lastOpened} />
      )}
      {isSearching && count === 0 && (
        <NoMatch sections={offered} query={query} onLeave={onLeaveSearch} />
      )}
      <ItemDetail place={isChoiceKnown ? openItem : undefined} />
      <LazyOverlays sections={sections} dish={openItem?.item} />
    </>
  );
});

/** Whether a first part of the matches is on the screen, so that rendering the rest delays nothing. */
function useIsPainted(query: string): boolean {
  const [painted, setPainted] = useState('');
  useEffect(() => startTransition(() => setPainted(query)), [query]);
  return painted === query;
}

/** Both lists are in the document, and an id may occur only once. */
function withUniqueIds(sections: readonly Section[]): readonly Section[] {
  return sections.map((section) => ({ ...section, id: `found-${section.id}` }));
}
