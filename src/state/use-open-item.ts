import { useCallback, useEffect, useRef, useState } from 'react';

export interface OpenItem {
  readonly itemId: string | undefined;
  readonly open: (itemId: string) => void;
  /** Shows another item in the place of the one that is open. */
  readonly replace: (itemId: string) => void;
  readonly close: () => void;
}

/**
 * Which item's detail is open. It lives in the browser's history, so that Back closes it and Forward
 * opens it again.
 */
export function useOpenItem(): OpenItem {
  const [itemId, setItemId] = useState(itemInHistory);
  const isClosing = useRef(false);

  useEffect(() => {
    const follow = () => {
      isClosing.current = false;
      setItemId(itemInHistory());
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((id: string) => {
    window.history.pushState({ openItem: id }, '');
    setItemId(id);
  }, []);
  const replace = useCallback((id: string) => {
    window.history.replaceState({ openItem: id }, '');
    setItemId(id);
  }, []);
  const close = useCallback(() => {
    // Going back takes a moment; a second request in that moment would leave the menu.
    if (isClosing.current || itemInHistory() === undefined) return;
    isClosing.current = true;
    window.history.back();
  }, []);

  return { itemId, open, replace, close };
}

function itemInHistory(): string | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('openItem' in state)) return undefined;
  return typeof state.openItem === 'string' ? state.openItem : undefined;
}
