import { useCallback, useEffect, useState } from 'react';
import { loadMenu, MenuLoadError } from '../content/load-menu.ts';
import type { Section } from '../menu/types.ts';
import { useEnvironment } from './environment.tsx';
import type { Load } from './load.ts';

export type MenuFailure = MenuLoadError['failed'];

export interface MenuState {
  readonly menu: Load<readonly Section[], MenuFailure>;
  readonly retry: () => void;
}

/** Loads the menu at start, again on request, and by itself when a failed page comes back online. */
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

  const hasFailed = menu.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { menu, retry };
}

function failureOf(error: unknown): MenuFailure {
  return error instanceof MenuLoadError ? error.failed : 'items';
}
