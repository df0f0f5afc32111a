import { useLayoutEffect } from 'react';
import { useEnvironment } from '../shared/environment.tsx';
import { restoreScrollPosition } from '../shared/scroll-position.ts';

/** Leads to the visitor's place in a menu that comes on the screen; tells the composition root of it. */
export function useMenuShown(isShown: boolean): void {
  const { onMenuShown, pageContent } = useEnvironment();
  const isLeftToBrowser = pageContent !== undefined;
  useLayoutEffect(() => {
    if (!isShown) return;
    restoreScrollPosition(isLeftToBrowser);
    // The frame after the next one begins when the next one has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(onMenuShown);
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, isLeftToBrowser, onMenuShown]);
}
