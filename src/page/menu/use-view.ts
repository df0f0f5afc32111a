import { useSyncExternalStore } from 'react';
import { STORED } from '../../device/device-storage.ts';
import { createStoredValue } from '../../device/stored-value.ts';
import { parseView, replaceViewInAddress } from '../../device/view.ts';
import { currentPlace, returnTo, scrollExactly } from '../scroll/scroll-position.ts';

const chosen = createStoredValue(STORED.view, { parse: parseView, format: String });

export const chooseView = chosen.write;

/** The document says which one is shown, from before the first frame (src/document/inline/head.ts). */
export function useView() {
  return useSyncExternalStore(subscribe, shownView, () => 'pictures');
}

const shownView = () => parseView(document.documentElement.dataset.view ?? '');

function subscribe(notify: () => void): () => void {
  return chosen.subscribe(() => {
    showChosenView();
    notify();
  });
}

/** The style sheet shows it. What is on the screen stays there. */
function showChosenView(): void {
  const view = chosen.read();
  if (view === shownView()) return;
  const place = currentPlace();
  replaceViewInAddress(view);
  document.documentElement.dataset.view = view;
  scrollExactly(() => returnTo(place));
}
