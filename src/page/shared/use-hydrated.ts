import { useSyncExternalStore } from 'react';

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
