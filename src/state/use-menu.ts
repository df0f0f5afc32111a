import { useCallback, useEffect, useState } from 'react';
import { loadMenu, type Menu, MenuLoadError } from '../content/load-menu.ts';
import { useEnvironment } from './environment.tsx';
import type { Load } from './load.ts';

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
      (value) => isCurrent && setMenu({ status: 'ready', value }),
      (error) => {
        console.warn(error);
        if (isCurrent) setMenu({ status: 'failed', failure: failureOf(error) });
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
    const readAgain = () => setAttempt((count) => count + 1);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [isLacking]);

  return { menu, retry };
}

function failureOf(error: unknown): MenuFailure {
  return error instanceof MenuLoadError ? error.failed : 'items';
}
