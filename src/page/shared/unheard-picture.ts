/**
 * A picture that was in the page before the app has loaded, or turned out to be broken, when nobody
 * listened: its event is told again.
 */
export function tellUnheard(image: HTMLImageElement | null): void {
  if (image?.complete) image.dispatchEvent(new Event(isBroken(image) ? 'error' : 'load'));
}

function isBroken({ naturalWidth, currentSrc }: HTMLImageElement): boolean {
  // A drawing may have no width of its own.
  return naturalWidth === 0 && !/\.svg\b/i.test(currentSrc);
}
