import { useEffect, useLayoutEffect } from 'react';
import { AllergensProvider } from './allergens/allergens-provider.tsx';
import { useDocumentTitle, useIsDishGone } from './dish/use-open-item.ts';
import { useEnvironment } from './environment.tsx';
import { Hero, LoadingCover } from './hero/hero.tsx';
import { useHero } from './hero/use-hero.ts';
import { useLanguage } from './language/language-provider.tsx';
import { MenuScreen } from './menu/menu-screen.tsx';
import { type MenuLoad, useMenu } from './menu/use-menu.ts';
import { Navbar } from './navbar/navbar.tsx';
import styles from './page.module.css';
import { PicksProvider } from './picks/picks-provider.tsx';
import { MENU_ID, TOP_ID } from './scroll/go-to.ts';
import { restorePlace } from './scroll/scroll-position.ts';
import { Note } from './ui/note.tsx';
import { useHydrated } from './ui/use-browser-state.ts';
import { useTrueFor } from './ui/use-true-for.ts';
import hidden from './ui/visually-hidden.module.css';

/** A ready menu waits this long for the hero, so that both appear together. */
const COVER_TIMEOUT_MS = 1500;

export function Page() {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const { menu, retry } = useMenu();
  const hero = useHero();
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
        {isCovered && <LoadingCover />}
        <div id={TOP_ID} className={styles.top} inert={isCovered} tabIndex={-1}>
          <a className={styles.skip} href={`#${MENU_ID}`}>
            {messages.skipToMenu}
          </a>
          <Navbar branch={menu.status === 'ready' ? menu.value.branch : undefined} />
          <main>
            <h1 className={hidden.hidden}>{messages.pageTitle(brand.name[language])}</h1>
            <div aria-live="polite">
              <MenuNote menu={menu} isOverHero={hero.status !== 'absent'} />
            </div>
            {!hasFailed && <Hero {...hero} isCovered={isCovered} />}
            <MenuScreen menu={menu} isCovered={isCovered} onRetry={retry} />
          </main>
          <footer className={styles.footer}>
            {messages.poweredBy} <bdi>{brand.vendor[language]}</bdi>
          </footer>
        </div>
      </PicksProvider>
    </AllergensProvider>
  );
}

interface MenuNoteProps {
  readonly menu: MenuLoad;
  readonly isOverHero: boolean;
}

/** Says that the dish in the address is gone, or that the menu may be outdated. It also titles the document. */
function MenuNote({ menu, isOverHero }: MenuNoteProps) {
  const { messages } = useLanguage();
  const shown = menu.status === 'ready' ? menu.value : undefined;
  useDocumentTitle(shown?.sections ?? []);
  const isDishGone = useIsDishGone(shown?.isOfflineCopy ? undefined : shown?.sections);
  if (isDishGone) return <Note key="gone" text={messages.dishGone} isOverHero={isOverHero} />;
  if (!shown?.isOfflineCopy) return null;
  const text = navigator.onLine ? messages.outdated : messages.offline;
  return <Note key="outdated" text={text} isOverHero={isOverHero} />;
}

function useMenuShown(isShown: boolean): void {
  const { onMenuShown, pageContent } = useEnvironment();
  const wasEmpty = pageContent === undefined;
  useLayoutEffect(() => {
    if (isShown) restorePlace(wasEmpty);
  }, [isShown, wasEmpty]);
  useEffect(() => {
    if (isShown) onMenuShown();
  }, [isShown, onMenuShown]);
}
