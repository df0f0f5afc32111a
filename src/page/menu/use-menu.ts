import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { Menu, PageContent } from '../../content/page-content.ts';
import { MenuLoadError } from '../../content/page-content.ts';
import { useEnvironment } from '../shared/environment.tsx';

/** Delays after `online`: the network may not be usable yet. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

export type MenuFailure = MenuLoadError['failed'];

export type MenuLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Menu }
  | { readonly status: 'failed'; readonly failure: MenuFailure };

export interface MenuState {
  readonly menu: MenuLoad;
  readonly retry: () => void;
}

/** The menu: from the served page, then as read at start, on retry and when the network is back. */
export function useMenu(): MenuState {
  const { menu: firstReading, readMenuAgain, pageContent } = useEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [menu, setMenu] = useState(() => initialMenu(pageContent));
  const retry = useCallback(() => {
    setMenu({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(
    () =>
      followMenu(attempt === 0 ? firstReading : readMenuAgain(), readMenuAgain, {
        onRead: (value) => setMenu((shown) => keepIfSame(shown, value)),
        onFailed: (error) => setMenu((shown) => keepOrFail(shown, error)),
      }),
    [firstReading, readMenuAgain, attempt],
  );
  // React renders a deferred value in slices, so a tap in between is answered. Unlike a transition it
  // never becomes urgent: a transition of more than five seconds is finished without a break.
  return { menu: useDeferredValue(menu), retry };
}

interface Listeners {
  readonly onRead: (menu: Menu) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Reports the latest read of the menu. After a failure or an offline copy it reads again when the network
 * is back. Returns a function that stops it.
 */
export function followMenu(
  first: Promise<Menu>,
  readAgain: () => Promise<Menu>,
  { onRead, onFailed }: Listeners,
): () => void {
  let latest: Promise<Menu> | undefined;
  let isOutdated = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const follow = async (reading: Promise<Menu>) => {
    latest = reading;
    try {
      const menu = await reading;
      if (reading !== latest) return;
      isOutdated = menu.isStoredCopy;
      onRead(menu);
    } catch (error) {
      console.warn(error);
      if (reading !== latest) return;
      isOutdated = true;
      onFailed(error);
    }
  };
  const readIfOutdated = () => {
    if (isOutdated) follow(readAgain());
  };
  const readSoon = () => {
    for (const delay of AFTER_ONLINE_MS) timers.push(setTimeout(readIfOutdated, delay));
  };
  follow(first);
  window.addEventListener('online', readSoon);
  return () => {
    latest = undefined;
    window.removeEventListener('online', readSoon);
    for (const timer of timers) clearTimeout(timer);
  };
}

export function initialMenu(pageContent: PageContent | undefined): MenuLoad {
  if (!pageContent) return { status: 'loading' };
  return { status: 'ready', value: { sections: pageContent.sections, isStoredCopy: false } };
}

/** Keeps the same object if nothing has changed, so that nothing renders again. */
export function keepIfSame(shown: MenuLoad, value: Menu): MenuLoad {
  const isSame = shown.status === 'ready' && JSON.stringify(shown.value) === JSON.stringify(value);
  return isSame ? shown : { status: 'ready', value };
}

/** A failed read does not remove a complete menu. A menu with awaited items fails as a whole. */
export function keepOrFail(shown: MenuLoad, error: unknown): MenuLoad {
  if (shown.status === 'ready' && shown.value.sections.every(({ awaited = 0 }) => awaited === 0)) {
    return { status: 'ready', value: { ...shown.value, isStoredCopy: true } };
  }
  const failure = error instanceof MenuLoadError ? error.failed : 'items';
  return { status: 'failed', failure };
}
