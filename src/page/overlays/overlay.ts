import { useSyncExternalStore } from 'react';
import { afterPendingBack, goBack } from './history-back.ts';

/** The dialogs over the menu or over a dish, without addresses of their own. */
const OVERLAYS = ['allergens', 'waiter', 'picks', 'sharedPicks'] as const;

export type Overlay = (typeof OVERLAYS)[number];

const listeners = new Set<() => void>();

/** Stored in the history state, so that Back closes it. */
export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribeToOverlay, overlayInHistory, () => undefined);
}

/** Closing returns focus to the button. Safari does not focus a tapped button by itself. */
export function openOverlay(overlay: Overlay, button: HTMLElement): void {
  button.focus({ preventScroll: true });
  afterPendingBack(() => {
    window.history.pushState({ ...window.history.state, overlay }, '');
    for (const notify of listeners) notify();
  });
}

/** Does nothing if another overlay is on top. */
export function closeOverlay(overlay: Overlay): void {
  if (overlayInHistory() === overlay) goBack();
}

function overlayInHistory(): Overlay | undefined {
  const overlay: unknown = window.history.state?.overlay;
  return OVERLAYS.find((name) => name === overlay);
}

function subscribeToOverlay(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
  };
}
