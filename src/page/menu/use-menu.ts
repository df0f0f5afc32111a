import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { Menu } from '../../content/load-menu.ts';
import { MenuLoadError } from '../../content/menu-load-error.ts';
import type { PageContent } from '../../content/page-content.ts';
import { useEnvironment } from '../shared/environment.tsx';

/** A browser says "online" when it has a network, which may be before that network leads anywhere. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

export type MenuFailure = MenuLoadError['failed'];

/** What is being fetched is in exactly one of these states. */
export type MenuLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Menu }
  | { readonly status: 'failed'; readonly failure: MenuFailure };

export interface MenuState {
  readonly menu: MenuLoad;
  readonly retry: () => void;
}

/**
 * The menu as read at start and again on request, or when the network comes back, behind what is shown; one
 * that the page arrived with is put right where it differs.
 */
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
 * Tells what a reading of the menu gives. One that fails, or gives a stored copy, is followed by others when
 * the network comes back; only the latest is told of. The answer ends it.
 */
export function followMenu(
  first: Promise<Menu>,
  readAgain: () => Promise<Menu>,
  { onRead, onFailed }: Listeners,
): () => void {
  let latest: Promise<Menu> | undefined;
  let isLacking = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const follow = async (reading: Promise<Menu>) => {
    latest = reading;
    try {
      const menu = await reading;
      if (reading !== latest) return;
      isLacking = menu.isStoredCopy;
      onRead(menu);
    } catch (error) {
      console.warn(error);
      if (reading !== latest) return;
      isLacking = true;
      onFailed(error);
    }
  };
  const readIfLacking = () => {
    if (isLacking) follow(readAgain());
  };
  const readSoon = () => {
    for (const delay of AFTER_ONLINE_MS) timers.push(setTimeout(readIfLacking, delay));
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

/** What is shown stays as it is, down to the last object, unless something in it has changed. */
export function keepIfSame(shown: MenuLoad, value: Menu): MenuLoad {
  const isSame = shown.status === 'ready' && JSON.stringify(shown.value) === JSON.stringify(value);
  return isSame ? shown : { status: 'ready', value };
}

/**
 * A menu that is on the screen is not taken away because it could not be read a second time; but one of
 * which a part is still awaited has failed as a whole.
 */
export function keepOrFail(shown: MenuLoad, error: unknown): MenuLoad {
  if (shown.status === 'ready' && shown.value.sections.every(({ awaited = 0 }) => awaited === 0)) {
    return { status: 'ready', value: { ...shown.value, isStoredCopy: true } };
  }
  const failure = error instanceof MenuLoadError ? error.failed : 'items';
  return { status: 'failed', failure };
}
