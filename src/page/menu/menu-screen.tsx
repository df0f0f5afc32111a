import { memo, useMemo, useRef, useState } from 'react';
import { findItem } from '../../domain/find-item.ts';
import { type Order, orderSections } from '../../domain/order.ts';
import { filterSections } from '../../domain/search.ts';
import type { Section } from '../../domain/types.ts';
import { ActiveChoice } from '../allergens/allergens-button.tsx';
import { useIsChoiceKnown } from '../allergens/allergens-provider.tsx';
import { useHiddenDishes } from '../allergens/use-hidden-dishes.ts';
import { ItemDetail } from '../dish/item-detail.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { useDishInAddress } from '../overlays/history.ts';
import { LazyOverlays } from '../overlays/lazy-overlays.tsx';
import { usePicksControls } from '../picks/picks-provider.tsx';
import { MENU_ID } from '../scroll/go-to.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { useClosest } from '../search/use-closest.ts';
import { type Search, useSearch } from '../search/use-search.ts';
import { CategoryStrip } from './category-strip.tsx';
import styles from './menu-screen.module.css';
import { MenuSections } from './menu-sections.tsx';
import { HiddenDishes, MenuEmpty, MenuFailed, MenuLoading } from './notices.tsx';
import { OrderSelect } from './order-select.tsx';
import { NoMatch, SearchSummary } from './search-summary.tsx';
import { StripTools } from './strip-tools.tsx';
import type { MenuLoad } from './use-menu.ts';
import { usePrintedNames } from './use-printed-names.ts';
import { useView } from './use-view.ts';

interface MenuScreenProps {
  readonly menu: MenuLoad;
  readonly isCovered: boolean;
  readonly onRetry: () => void;
}

export const MenuScreen = memo(function MenuScreen({ menu, isCovered, onRetry }: MenuScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const search = useSearch(box);
  const hasFailed = menu.status === 'failed';
  const isEmpty = menu.status === 'ready' && menu.value.sections.length === 0;
  return (
    <>
      {!hasFailed && <SearchBar {...search.input} />}
      <div
        ref={box}
        id={MENU_ID}
        className={styles.menu}
        data-covered={isCovered || undefined}
        tabIndex={-1}
      >
        {menu.status === 'loading' && <MenuLoading isCovered={isCovered} />}
        {hasFailed && <MenuFailed failure={menu.failure} onRetry={onRetry} />}
        {isEmpty && <MenuEmpty />}
        {menu.status === 'ready' && !isEmpty && (
          <SearchableMenu onMenu={menu.value.sections} search={search} />
        )}
      </div>
      <LazyOverlays
        sections={menu.status === 'ready' ? menu.value.sections : undefined}
        query={search.query}
      />
    </>
  );
});

interface SearchableMenuProps {
  /** In the menu's own order. */
  readonly onMenu: readonly Section[];
  readonly search: Search;
}

function SearchableMenu({ onMenu, search }: SearchableMenuProps) {
  const { query, input, onLeave } = search;
  const { language } = useLanguage();
  const isChoiceKnown = useIsChoiceKnown();
  const picks = usePicksControls();
  const [chosenOrder, setOrder] = useState<Order>('menu');
  const order = useView() === 'list' ? chosenOrder : 'menu';
  const sections = useMemo(() => orderSections(onMenu, order, language), [onMenu, order, language]);
  const { offered, hiddenMessage, showHidden } = useHiddenDishes(sections, query);
  const displayed = useMemo(
    () => filterSections(offered, query, language),
    [offered, query, language],
  );
  const shown = useMemo(() => new Set(displayed.flatMap(({ items }) => items)), [displayed]);
  const isNothingFound = query !== '' && shown.size === 0;
  const hasNoMatch = isNothingFound && hiddenMessage === '';
  const closest = useClosest(offered, query, hasNoMatch);
  usePrintedNames(onMenu);
  const id = useDishInAddress();
  // During a search previous and next move through the matches, or through the closest dishes.
  const openItem =
    id === undefined
      ? undefined
      : (findItem(hasNoMatch ? closest.sections : displayed, id) ?? findItem(sections, id));
  return (
    <>
      <CategoryStrip sections={displayed}>
        <ActiveChoice />
        <StripTools searchField={input.ref} hasViews={shown.size > 0}>
          {picks && <picks.PicksBar sections={sections} />}
        </StripTools>
      </CategoryStrip>
      <SearchSummary sections={offered} query={query} count={shown.size} onLeave={onLeave} />
      <HiddenDishes message={hiddenMessage} isAlone={isNothingFound} onShow={showHidden} />
      {hasNoMatch && (
        <NoMatch sections={offered} query={query} closest={closest} onLeave={onLeave} />
      )}
      {closest.sections.length > 0 && <MenuSections {...closest} query="" />}
      {shown.size > 0 && <OrderSelect order={chosenOrder} onChange={setOrder} />}
      <MenuSections sections={sections} shown={shown} query={query} />
      <ItemDetail openItem={isChoiceKnown ? openItem : undefined} />
    </>
  );
}
