import { memo, type RefObject, useMemo } from 'react';
import { MATCHES, WHOLE_MENU } from '../../domain/render-policy.ts';
import { filterSections, keepItems } from '../../domain/search.ts';
import { countItems } from '../../domain/sections.ts';
import type { Section } from '../../domain/types.ts';
import { useAllergens, useIsChoiceKnown, useMarks } from '../allergens/allergens-provider.tsx';
import { LateOverlays } from '../allergens/late-overlays.tsx';
import { ItemDetail } from '../dish/item-detail.tsx';
import { useOpenItem } from '../dish/use-open-item.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { MenuSections } from './menu-sections.tsx';
import { HiddenDishes } from './notices.tsx';
import { NoMatch, SearchSummary } from './search-summary.tsx';
import { StripTools } from './strip-tools.tsx';
import { useActiveCategory } from './use-active-category.ts';
import { useLastDefined } from './use-last-defined.ts';

interface SearchableMenuProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Back to the whole menu, or to one of its categories. */
  readonly onLeaveSearch: (categoryId?: string) => void;
}

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
  const openItem = useOpenItem({ displayed, all: sections });
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
      {(!isSearching || countItems(offered) > WHOLE_MENU.atOnce) && (
        <MenuSections
          sections={offered}
          query=""
          policy={WHOLE_MENU}
          isHidden={isSearching}
          lastOpened={isSearching ? undefined : lastOpened}
        />
      )}
      {isSearching && count > 0 && (
        <MenuSections
          sections={matches}
          query={query}
          policy={MATCHES}
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

/** Both lists may be in the page at once, and an id may be there only once. */
function withIdsOfTheirOwn(sections: readonly Section[]): readonly Section[] {
  return sections.map((section) => ({ ...section, id: `found-${section.id}` }));
}
