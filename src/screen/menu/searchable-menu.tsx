import { memo, type RefObject, useMemo } from 'react';
import { CHUNK_SIZE } from '../../menu/chunks.ts';
import { filterSections, keepItems } from '../../menu/search.ts';
import type { Section } from '../../menu/types.ts';
import { useAllergens, useIsChoiceKnown, useMarks } from '../../state/allergens.tsx';
import { useLanguage } from '../../state/language.tsx';
import { useActiveCategory } from '../../state/use-active-category.ts';
import { useDishTitle } from '../../state/use-document-title.ts';
import { useLastDefined } from '../../state/use-last-defined.ts';
import { useOpenItem } from '../../state/use-open-item.ts';
import { usePreparedSearch } from '../../state/use-prepared-search.ts';
import { LateOverlays } from '../allergens/late-overlays.tsx';
import { ItemDetail } from '../item-detail/item-detail.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { MenuSections } from './menu-sections.tsx';
import { NoMatch } from './no-match.tsx';
import { HiddenDishes } from './notices.tsx';
import { SearchSummary } from './search-summary.tsx';
import { StripTools } from './strip-tools.tsx';

interface SearchableMenuProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Back to the whole menu, or to one of its categories. */
  readonly onLeaveSearch: (categoryId?: string) => void;
}

/** A menu of up to so many items is rendered at once, and again at once when it is needed again. */
const SHORT_MENU = 288;

/**
 * The whole menu or, while there is a query, the matches. A long menu stays where it is meanwhile, out
 * of sight: a keystroke costs what the first matches cost, however long the menu.
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
    () => (isSearching ? withIdsOfTheirOwn(filterSections(offered, query, language)) : []),
    [offered, query, isSearching, language],
  );
  const displayed = isSearching ? matches : offered;
  const ids = useMemo(() => displayed.map(({ id }) => id), [displayed]);
  const activeId = useActiveCategory(ids);
  usePreparedSearch(sections, language);
  const openItem = useOpenItem({ displayed, all: sections });
  useDishTitle(openItem?.item.title[language]);
  const lastOpened = useLastDefined(openItem?.item);
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
      {(!isSearching || countItems(offered) > SHORT_MENU) && (
        <MenuSections
          sections={offered}
          query=""
          chunksAtOnce={SHORT_MENU / CHUNK_SIZE}
          chunksWhenIdle={Number.POSITIVE_INFINITY}
          isHidden={isSearching}
          lastOpened={isSearching ? undefined : lastOpened}
        />
      )}
      {isSearching && count > 0 && (
        <MenuSections
          sections={matches}
          query={query}
          chunksAtOnce={1}
          chunksWhenIdle={40}
          isHidden={false}
          lastOpened={lastOpened}
        />
      )}
      {isSearching && count === 0 && (
        <NoMatch sections={offered} query={query} onLeave={onLeaveSearch} />
      )}
      <ItemDetail place={isChoiceKnown ? openItem : undefined} />
      <LateOverlays sections={sections} dish={openItem?.item} />
    </>
  );
});

function countItems(sections: readonly Section[]): number {
  return sections.reduce((total, { items }) => total + items.length, 0);
}

/** Both lists may be in the page at once, and an id may be there only once. */
function withIdsOfTheirOwn(sections: readonly Section[]): readonly Section[] {
  return sections.map((section) => ({ ...section, id: `found-${section.id}` }));
}
