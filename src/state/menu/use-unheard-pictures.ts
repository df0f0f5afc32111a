import { type RefObject, useEffect } from 'react';

/**
 * Pictures that were in the page before the app have loaded, or turned out to be broken, when nobody
 * listened: their events are told again.
 */
export function useUnheardPictures(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const image of box.current?.querySelectorAll('img') ?? []) {
      if (image.complete) image.dispatchEvent(new Event(isBroken(image) ? 'error' : 'load'));
    }
  }, [box]);
}

function isBroken({ naturalWidth, currentSrc }: HTMLImageElement): boolean {
  // A drawing may have no width of its own.
  return naturalWidth === 0 && !/\.svg\b/i.test(currentSrc);
}
