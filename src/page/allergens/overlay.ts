import { useSyncExternalStore } from 'react';
import { afterPendingBack, goBack } from '../shared/history-back.ts';

/** What lies over the menu, or over a dish, without an address of its own. */
export type Overlay = 'allergens' | 'waiter';

const listeners = new Set<() => void>();

/** It lives in the history, so that Back closes it. */
export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(followOverlay, overlayInHistory, () => undefined);
}

/** Who closes it is on the button again that opened it, though Safari gives no focus to what is tapped. */
export function openOverlay(overlay: Overlay, button: HTMLElement): void {
  button.focus({ preventScroll: true });
  afterPendingBack(() => {
    window.history.pushState({ ...window.history.state, overlay }, '');
    for (const notify of listeners) notify();
  });
}

/** One that another has come over is closed already. */
export function closeOverlay(overlay: Overlay): void {
  if (overlayInHistory() === overlay) goBack();
}

function overlayInHistory(): Overlay | undefined {
  const overlay: unknown = window.history.state?.overlay;
  return overlay === 'allergens' || overlay === 'waiter' ? overlay : undefined;
}

function followOverlay(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
  };
}
