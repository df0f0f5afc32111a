import { useEffect } from 'react';

/** The screen stays awake while this is there, where the phone can and its battery allows. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isOver = false;
    let release: () => void = () => undefined;
    const request = async () => {
      // A page that is put away loses its lock and must ask again.
      if (isOver || document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        release = () => lock.release();
        if (isOver) release();
      } catch {
        // Refused, for a low battery as a rule: the screen goes dark when it always does.
      }
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      release();
      document.removeEventListener('visibilitychange', request);
    };
  }, []);
}
