import { useCallback, useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../../platform/motion.ts';

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
