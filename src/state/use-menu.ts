import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Menu } from '../content/load-menu.ts';
import { MenuLoadError } from '../content/menu-load-error.ts';
import type { PageContent } from '../content/page-content.ts';
import { useEnvironment } from './environment.tsx';
import type { Load } from './load.ts';

/** A browser says "online" when it has a network, which may be before that network leads anywhere. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

export type MenuFailure = MenuLoadError['failed'];

export interface MenuState {
  readonly menu: Load<Menu, MenuFailure>;
  readonly retry: () => void;
}

/**
 * The menu as read at start and again on request; one that the page arrived with is put right where it
 * differs. When the network comes back, what failed or came from a stored copy is read again by itself,
 * behind what is shown.
 */
export function useMenu(): MenuState {
  const { menu: firstReading, readMenuAgain, pageContent } = useEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [menu, setMenu] = useState(() => initialMenu(pageContent));
  const retry = useCallback(() => {
    setMenu({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const reading = attempt === 0 ? firstReading : readMenuAgain();
    reading.then(
      // A transition: the cards are rendered in slices, and a tap in between is heard.
      (value) => isCurrent && startTransition(() => setMenu((shown) => keepIfSame(shown, value))),
      (error) => {
        console.warn(error);
        if (isCurrent) setMenu((shown) => keepOrFail(shown, error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [firstReading, readMenuAgain, attempt]);

  const isLacking =
    menu.status === 'failed' || (menu.status === 'ready' && menu.value.isStoredCopy);
  useEffect(() => {
    if (!isLacking) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const readAgain = () => setAttempt((count) => count + 1);
    const readSoon = () => {
      for (const delay of AFTER_ONLINE_MS) timers.push(setTimeout(readAgain, delay));
    };
    window.addEventListener('online', readSoon);
    return () => {
      window.removeEventListener('online', readSoon);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isLacking]);

  return { menu, retry };
}

function initialMenu(pageContent: PageContent | undefined): MenuState['menu'] {
  if (!pageContent) return { status: 'loading' };
  return { status: 'ready', value: { sections: pageContent.sections, isStoredCopy: false } };
}

/** What is shown stays as it is, down to the last object, unless something in it has changed. */
function keepIfSame(shown: MenuState['menu'], value: Menu): MenuState['menu'] {
  const isSame = shown.status === 'ready' && JSON.stringify(shown.value) === JSON.stringify(value);
  return isSame ? shown : { status: 'ready', value };
}

/**
 * A menu that is on the screen is not taken away because it could not be read a second time; but one of
 * which a part is still awaited has failed as a whole.
 */
function keepOrFail(shown: MenuState['menu'], error: unknown): MenuState['menu'] {
  if (shown.status === 'ready' && shown.value.sections.every(({ awaited = 0 }) => awaited === 0)) {
    return { status: 'ready', value: { ...shown.value, isStoredCopy: true } };
  }
  const failure = error instanceof MenuLoadError ? error.failed : 'items';
  return { status: 'failed', failure };
}
