import { useSyncExternalStore } from 'react';
import { storeView, type View } from '../../device/view.ts';
import { currentPlace, returnTo, scrollExactly } from '../scroll/scroll-position.ts';

const listeners = new Set<() => void>();

/** The document says which one is shown, from before the first frame (src/document/inline/head.ts). */
export function useView(): View {
  return useSyncExternalStore(subscribe, shownView, () => 'pictures');
}

/** The style sheet shows it. What is on the screen stays there. */
export function showView(view: View): void {
  const place = currentPlace();
  storeView(view);
  document.documentElement.dataset.view = view;
  for (const notify of listeners) notify();
  scrollExactly(() => returnTo(place));
}

function shownView(): View {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'pictures';
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}
