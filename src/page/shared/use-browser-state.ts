import { useCallback, useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../../platform/reduced-motion.ts';

/** Whether the app is at work, as opposed to a page that is rendered ahead of it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isNever);
}

/** A page that is made before it is seen knows nothing of the device. */
function isNever(): boolean {
  return false;
}

export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION);
}

export function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function subscribeToVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
