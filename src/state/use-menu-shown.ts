import { useEffect } from 'react';
import { useEnvironment } from './environment.tsx';

/** Tells the backend, once, that the menu has been painted. */
export function useMenuShown(isShown: boolean): void {
  const { backend } = useEnvironment();
  useEffect(() => {
    if (!isShown) return;
    // The frame after the next one begins when the next one has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => backend.onMenuShown());
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, backend]);
}
