import { Activity, memo, type RefObject, useMemo } from 'react';
import { filterSections } from '../../domain/search.ts';
import { countItems } from '../../domain/sections.ts';
import type { Section } from '../../domain/types.ts';
import { ActiveChoice } from '../allergens/allergens-button.tsx';
import { useAllergens, useIsChoiceKnown } from '../allergens/allergens-provider.tsx';
import { ItemDetail } from '../dish/item-detail.tsx';
import { useOpenItem } from '../dish/use-open-item.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { usePicksControls } from '../picks/picks-provider.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { MenuSections } from './menu-sections.tsx';
import { HiddenDishes } from './notices.tsx';
import { NoMatch, SearchSummary } from './search-summary.tsx';
import { StripTools } from './strip-tools.tsx';
import { useHiddenDishes } from './use-hidden-dishes.ts';

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
  const { groups } = useAllergens();
  const isChoiceKnown = useIsChoiceKnown();
  const picks = usePicksControls();
  const { offered, hiddenMessage, showHidden } = useHiddenDishes(sections, query);
  const isSearching = query !== '';
  const matches = useMemo(
    () => (isSearching ? withUniqueIds(filterSections(offered, query, language)) : []),
    [offered, query, isSearching, language],
  );
  const displayed = isSearching ? matches : offered;
  const openItem = useOpenItem({ displayed, all: sections });
  const count = countItems(matches);
  return (
    <>
      {(displayed.length > 0 || groups.length > 0) && (
        <CategoryStrip sections={displayed}>
          <ActiveChoice />
          <StripTools searchField={searchField} />
        </CategoryStrip>
      )}
      <SearchSummary sections={offered} query={query} count={count} onLeave={onLeaveSearch} />
      <HiddenDishes
        message={hiddenMessage}
        isAlone={isSearching && count === 0}
        onShow={showHidden}
      />
      <Activity mode={isSearching ? 'hidden' : 'visible'}>
        <MenuSections sections={offered} query="" />
      </Activity>
      {isSearching && count > 0 && <MenuSections sections={matches} query={query} />}
      {isSearching && count === 0 && hiddenMessage === '' && (
        <NoMatch sections={offered} query={query} onLeave={onLeaveSearch} />
      )}
      <ItemDetail openItem={isChoiceKnown ? openItem : undefined} />
      {picks && <picks.PicksBar sections={sections} />}
    </>
  );
});

/** Both lists are in the document, and an id may occur only once. */
function withUniqueIds(sections: readonly Section[]): readonly Section[] {
  return sections.map((section) => ({ ...section, id: `found-${section.id}` }));
}
