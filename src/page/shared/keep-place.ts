/** Remembers what the visitor looks at; the answer puts it back there after the page has changed. */
export function keepPlace(): () => void {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);
  const anchor = middle?.closest('article, section');
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    const after = anchor?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  };
}

/**
 * For Safari, which anchors no scrolling: letters of another width wrap otherwise, all the way up. Its
 * `document.fonts.ready` is over once the page has loaded, so each font is asked; one that is late counts
 * as an error, and still comes.
 */
export function keepPlaceWhileFontsLoad(): void {
  if (CSS.supports('overflow-anchor', 'auto')) return;
  const coming = [...document.fonts].filter(({ status }) => /loading|error/.test(status));
  let returnToPlace = keepPlace();
  const follow = () => {
    returnToPlace = keepPlace();
  };
  window.addEventListener('scroll', follow, { passive: true });
  Promise.allSettled(coming.map(({ loaded }) => loaded)).then(() => {
    window.removeEventListener('scroll', follow);
    returnToPlace();
  });
}
