import { startTransition, useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../page/environment.tsx';
import { initialMenu, keepIfSame, keepOrFail, type MenuLoad } from './menu-state.ts';

/** A browser says "online" when it has a network, which may be before that network leads anywhere. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

export interface MenuState {
  readonly menu: MenuLoad;
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
