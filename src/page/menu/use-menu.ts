import { startTransition, useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../shared/environment.tsx';
import { followMenu } from './follow-menu.ts';
import { initialMenu, keepIfSame, keepOrFail, type MenuLoad } from './menu-state.ts';

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
        // A transition: the cards are rendered in slices, and a tap in between is heard.
        onRead: (value) => startTransition(() => setMenu((shown) => keepIfSame(shown, value))),
        onFailed: (error) => setMenu((shown) => keepOrFail(shown, error)),
      }),
    [firstReading, readMenuAgain, attempt],
  );
  return { menu, retry };
}
