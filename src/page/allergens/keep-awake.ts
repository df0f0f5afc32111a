/** Keeps the screen awake, where the phone can and its battery allows, until the answer is called. */
export function keepAwake(): () => void {
  let isOver = false;
  let release: () => void = () => undefined;
  const request = async () => {
    // A page that is put away loses its lock and must ask again.
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
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
}
