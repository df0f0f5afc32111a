import { useEffect } from 'react';
import { useEnvironment } from '../page/environment.tsx';

/** Tells the composition root, once, that the menu has been painted. */
export function useMenuShown(isShown: boolean): void {
  const { onMenuShown } = useEnvironment();
  useEffect(() => {
    if (!isShown) return;
    // The frame after the next one begins when the next one has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(onMenuShown);
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, onMenuShown]);
}
