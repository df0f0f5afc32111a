import { useLayoutEffect, useRef } from 'react';
import type { Section } from '../domain/types.ts';
import { AllergensProvider } from './allergens/allergens-provider.tsx';
import { useDocumentTitle, useIsDishGone } from './dish/use-open-item.ts';
import { useEnvironment } from './environment.tsx';
import { Footer } from './footer/footer.tsx';
import { Hero, LoadingCover } from './hero/hero.tsx';
import { useHero } from './hero/use-hero.ts';
import { useLanguage } from './language/language-provider.tsx';
import { MenuEmpty, MenuFailed, MenuLoading } from './menu/notices.tsx';
import { SearchableMenu } from './menu/searchable-menu.tsx';
import { type MenuLoad, useMenu } from './menu/use-menu.ts';
import { Navbar } from './navbar/navbar.tsx';
import { LazyOverlays } from './overlays/lazy-overlays.tsx';
import styles from './page.module.css';
import { PicksProvider } from './picks/picks-provider.tsx';
import { MENU_ID, TOP_ID } from './scroll/go-to.ts';
import { restoreScrollPosition } from './scroll/scroll-restoration.ts';
import { SearchBar } from './search/search-bar.tsx';
import { useSearch } from './search/use-search.ts';
import { Note } from './ui/note.tsx';
import { useHydrated } from './ui/use-browser-state.ts';
import { useTrueFor } from './ui/use-true-for.ts';
import hidden from './ui/visually-hidden.module.css';

/** A ready menu waits this long for the hero, so that both appear together. */
const COVER_TIMEOUT_MS = 1500;

const NO_SECTIONS: readonly Section[] = [];

export function Page() {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const { menu, retry } = useMenu();
  const hero = useHero();
  const menuBox = useRef<HTMLDivElement>(null);
  const sections = menu.status === 'ready' ? menu.value.sections : NO_SECTIONS;
  const search = useSearch(menuBox, sections);
  const isCoverTimedOut = useTrueFor(menu.status === 'ready', COVER_TIMEOUT_MS);
  const hasFailed = menu.status === 'failed';
  const isCovered = hero.status === 'loading' && !hasFailed && !isCoverTimedOut;
  const isShown = menu.status === 'ready' && !isCovered;
  const isHydrated = useHydrated();
  useMenuShown(isShown);

  return (
    <AllergensProvider>
      <PicksProvider>
        {isShown && isHydrated && <link rel="manifest" href={`/menu.${language}.webmanifest`} />}
        <DocumentTitle sections={sections} />
        {isCovered && <LoadingCover />}
        <div id={TOP_ID} className={styles.top} inert={isCovered} tabIndex={-1}>
          <a className={styles.skip} href={`#${MENU_ID}`}>
            {messages.skipToMenu}
          </a>
          <Navbar />
          <main>
            <h1 className={hidden.hidden}>{messages.pageTitle(brand.name[language])}</h1>
            <div aria-live="polite">
              <MenuNote menu={menu} isOverHero={hero.status !== 'absent'} />
            </div>
            {!hasFailed && <Hero {...hero} isCovered={isCovered} />}
            {!hasFailed && <SearchBar {...search.input} />}
            <div
              ref={menuBox}
              id={MENU_ID}
              className={styles.menu}
              data-covered={isCovered || undefined}
              tabIndex={-1}
            >
              {menu.status === 'loading' && <MenuLoading isCovered={isCovered} />}
              {menu.status === 'failed' && <MenuFailed failure={menu.failure} onRetry={retry} />}
              {menu.status === 'ready' &&
                (sections.length === 0 ? (
                  <MenuEmpty />
                ) : (
                  <SearchableMenu
                    sections={sections}
                    query={search.query}
                    searchField={search.field}
                    onLeaveSearch={search.onLeave}
                  />
                ))}
            </div>
          </main>
          <Footer />
        </div>
        <LazyOverlays
          sections={menu.status === 'ready' ? sections : undefined}
          query={search.query}
        />
      </PicksProvider>
    </AllergensProvider>
  );
}

/** A component of its own: the page does not render again when a dish opens. */
function DocumentTitle({ sections }: { sections: readonly Section[] }) {
  useDocumentTitle(sections);
  return null;
}

interface MenuNoteProps {
  readonly menu: MenuLoad;
  readonly isOverHero: boolean;
}

/** Says that the dish in the address is gone, or that the menu may be outdated. */
function MenuNote({ menu, isOverHero }: MenuNoteProps) {
  const { messages } = useLanguage();
  const isOfflineCopy = menu.status === 'ready' && menu.value.isOfflineCopy;
  const isCurrent = menu.status === 'ready' && !isOfflineCopy;
  const isDishGone = useIsDishGone(isCurrent ? menu.value.sections : undefined);
  if (isDishGone) return <Note key="gone" text={messages.dishGone} isOverHero={isOverHero} />;
  return isOfflineCopy && <Note key="offline" text={messages.offline} isOverHero={isOverHero} />;
}

/** When the menu appears, restores the scroll position and starts what can wait for it. */
function useMenuShown(isShown: boolean): void {
  const { onMenuShown, pageContent } = useEnvironment();
  const isRestoredByBrowser = pageContent !== undefined;
  useLayoutEffect(() => {
    if (!isShown) return;
    restoreScrollPosition(isRestoredByBrowser);
    onMenuShown();
  }, [isShown, isRestoredByBrowser, onMenuShown]);
}
