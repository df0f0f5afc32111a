import { useSyncExternalStore } from 'react';
import { isMotionReduced, REDUCED_MOTION } from '../scroll/go-to.ts';

/** False in served HTML and while it hydrates. */
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

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, isMotionReduced, () => false);
}

function subscribeToMotion(notify: () => void): () => void {
  const list = window.matchMedia(REDUCED_MOTION);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}
