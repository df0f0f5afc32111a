import { useCallback, useDeferredValue, useRef, useState } from 'react';
import type { Section } from '../menu/types.ts';
import { AllergensProvider } from '../state/allergens.tsx';
import { useEnvironment } from '../state/environment.tsx';
import { useLanguage } from '../state/language.tsx';
import { useHero } from '../state/use-hero.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMenu } from '../state/use-menu.ts';
import { useMenuShown } from '../state/use-menu-shown.ts';
import { usePassed } from '../state/use-passed.ts';
import { useScrollPlace } from '../state/use-scroll-place.ts';
import { Footer } from './footer/footer.tsx';
import { Hero } from './hero/hero.tsx';
import { LoadingCover } from './hero/loading-cover.tsx';
import { TOP_ID } from './menu/go-to-top.ts';
import { MenuEmpty, MenuFailed, MenuLoading } from './menu/notices.tsx';
import { SearchableMenu } from './menu/searchable-menu.tsx';
import { Navbar } from './navbar/navbar.tsx';
import styles from './page.module.css';
import { SearchBar } from './search/search-bar.tsx';
import hidden from './shared/visually-hidden.module.css';

/** How long a menu that is ready waits for the hero to share its first appearance. */
const COVER_PATIENCE_MS = 1500;

const NO_SECTIONS: readonly Section[] = [];

export function Page() {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const { menu, retry } = useMenu();
  const hero = useHero();
  const [query, setQuery] = useState('');
  // The letter that was typed shows at once; the menu follows when there is time.
  const wanted = useDeferredValue(query.trim());
  const searchField = useRef<HTMLInputElement>(null);
  const clearQuery = useCallback(() => setQuery(''), []);
  const isPatienceOver = usePassed(menu.status === 'ready', COVER_PATIENCE_MS);
  const hasFailed = menu.status === 'failed';
  const isCovered = hero.status === 'loading' && !hasFailed && !isPatienceOver;
  const isShown = menu.status === 'ready' && !isCovered;
  const isHydrated = useHydrated();
  useMenuShown(isShown);
  useScrollPlace(isShown);

  return (
    <AllergensProvider sections={menu.status === 'ready' ? menu.value.sections : NO_SECTIONS}>
      {isShown && isHydrated && <link rel="manifest" href={`/menu.${language}.webmanifest`} />}
      {isCovered && <LoadingCover />}
      <div id={TOP_ID} className={styles.top} inert={isCovered} tabIndex={-1}>
        <a className={styles.skip} href="#menu">
          {messages.skipToMenu}
        </a>
        <Navbar />
        <main>
          <h1 className={hidden.hidden}>{messages.pageTitle(brand.name[language])}</h1>
          {!hasFailed && <Hero hero={hero} isCovered={isCovered} />}
          {!hasFailed && <SearchBar field={searchField} query={query} onQueryChange={setQuery} />}
          <div id="menu" className={styles.menu} data-covered={isCovered} tabIndex={-1}>
            {menu.status === 'loading' && <MenuLoading isCovered={isCovered} />}
            {menu.status === 'failed' && <MenuFailed failure={menu.failure} onRetry={retry} />}
            {menu.status === 'ready' &&
              (menu.value.sections.length === 0 ? (
                <MenuEmpty />
              ) : (
                <SearchableMenu
                  sections={menu.value.sections}
                  query={wanted}
                  searchField={searchField}
                  onClearQuery={clearQuery}
                />
              ))}
          </div>
        </main>
        {menu.status === 'ready' && menu.value.isStoredCopy && (
          <p className={styles.offline}>{messages.offline}</p>
        )}
        <Footer />
      </div>
    </AllergensProvider>
  );
}
