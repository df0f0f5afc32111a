import { startTransition, useCallback, useEffect, useState } from 'react';
import { loadMenu, type Menu, MenuLoadError } from '../content/load-menu.ts';
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
 * Loads the menu at start and again on request. When the network comes back, what failed or came from
 * a stored copy is read again by itself, behind what is shown.
 */
export function useMenu(): MenuState {
  const { backend } = useEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [menu, setMenu] = useState<MenuState['menu']>({ status: 'loading' });
  const retry = useCallback(() => {
    setMenu({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let isCurrent = true;
    loadMenu(backend).then(
      // A transition: the cards are rendered in slices, and a tap in between is heard.
      (value) => isCurrent && startTransition(() => setMenu({ status: 'ready', value })),
      (error) => {
        console.warn(error);
        if (isCurrent) setMenu((shown) => keepOrFail(shown, error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [backend, attempt]);

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

/** A menu that is on the screen is not taken away because it could not be read a second time. */
function keepOrFail(shown: MenuState['menu'], error: unknown): MenuState['menu'] {
  if (shown.status === 'ready') return shown;
  const failure = error instanceof MenuLoadError ? error.failed : 'items';
  return { status: 'failed', failure };
}
