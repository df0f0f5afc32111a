import { useSyncExternalStore } from 'react';
import { LUNCH_RECHECK_MS } from '../../domain/constants.ts';
import { isLunchTime } from '../../domain/lunch-window.ts';

/** §4: computed at load and every minute. A page that is made before it is seen knows no clock. */
export function useLunchWindow(): boolean {
  return useSyncExternalStore(
    subscribeToClock,
    () => isLunchTime(new Date()),
    () => false,
  );
}

/** A sleeping tab keeps no minutes, so its waking counts as well. */
function subscribeToClock(check: () => void): () => void {
  // What was settled before the app came is the app's from here.
  delete document.documentElement.dataset.lunch;
  const timer = setInterval(check, LUNCH_RECHECK_MS);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  };
}
