import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Menu, PageContent } from '../../content/page-content.ts';
import { MenuLoadError } from '../../content/page-content.ts';
import { useEnvironment } from '../environment.tsx';

/** The `online` event may come before the network can reach the server, so the menu is read three times. */
const RETRY_DELAYS_MS = [0, 3000, 10_000];

export type MenuFailure = MenuLoadError['failed'];

export type MenuLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Menu }
  | { readonly status: 'failed'; readonly failure: MenuFailure };

/** Read again on request, and when the network comes back after a failure or an offline copy. */
export function useMenu() {
  const { menu: firstRead, readMenuAgain, pageContent } = useEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [menu, setMenu] = useState(() => initialMenu(pageContent));
  const retry = useCallback(() => {
    setMenu({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(
    () =>
      followMenu(attempt === 0 ? firstRead : readMenuAgain(), readMenuAgain, {
        // A transition renders the cards in slices, so a tap in between is answered.
        onRead: (value) => startTransition(() => setMenu((shown) => keepIfSame(shown, value))),
        onFailed: (error) => setMenu((shown) => keepOrFail(shown, error)),
      }),
    [firstRead, readMenuAgain, attempt],
  );
  return { menu, retry };
}

interface Listeners {
  readonly onRead: (menu: Menu) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Reads again when the network comes back, one read at a time. Returns a function that stops it. */
export function followMenu(
  first: Promise<Menu>,
  readAgain: () => Promise<Menu>,
  { onRead, onFailed }: Listeners,
): () => void {
  let isStopped = false;
  let state: 'reading' | 'fresh' | 'stale' = 'reading';
  let isRetryDue = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const follow = async (read: Promise<Menu>) => {
    state = 'reading';
    try {
      const menu = await read;
      if (isStopped) return;
      state = menu.isOfflineCopy ? 'stale' : 'fresh';
      onRead(menu);
    } catch (error) {
      console.warn(error);
      if (isStopped) return;
      state = 'stale';
      onFailed(error);
    }
    if (isRetryDue) retryIfNeeded();
  };
  const retryIfNeeded = () => {
    // A pending read on a slow link may still succeed; one that does not ends by its timeout.
    isRetryDue = state === 'reading';
    if (state === 'stale') follow(readAgain());
  };
  const scheduleRetries = () => {
    for (const delay of RETRY_DELAYS_MS) timers.push(setTimeout(retryIfNeeded, delay));
  };
  follow(first);
  window.addEventListener('online', scheduleRetries);
  return () => {
    isStopped = true;
    window.removeEventListener('online', scheduleRetries);
    for (const timer of timers) clearTimeout(timer);
  };
}

export function initialMenu(pageContent: PageContent | undefined): MenuLoad {
  if (!pageContent) return { status: 'loading' };
  const { sections, branch } = pageContent;
  return { status: 'ready', value: { sections, isOfflineCopy: false, ...(branch && { branch }) } };
}

/** Keeps the same object when nothing has changed, so that nothing renders again. */
export function keepIfSame(shown: MenuLoad, value: Menu): MenuLoad {
  const isSame = shown.status === 'ready' && JSON.stringify(shown.value) === JSON.stringify(value);
  return isSame ? shown : { status: 'ready', value };
}

export function keepOrFail(shown: MenuLoad, error: unknown): MenuLoad {
  if (shown.status === 'ready') {
    return { status: 'ready', value: { ...shown.value, isOfflineCopy: true } };
  }
  const failure = error instanceof MenuLoadError ? error.failed : 'items';
  return { status: 'failed', failure };
}
