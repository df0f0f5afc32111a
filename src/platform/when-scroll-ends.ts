/** Longer than between two steps of a smooth scroll. */
const REST_MS = 150;

/**
 * Calls back when the page has stopped scrolling and has laid out what came into view: cards with
 * `content-visibility: auto` get their true heights in the frame after. Safari has no `scrollend` before 26.2.
 */
export function whenScrollEnds(signal: AbortSignal, callBack: () => void): void {
  const afterLayout = () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!signal.aborted) callBack();
      }),
    );
  };
  if ('onscrollend' in window) {
    document.addEventListener('scrollend', afterLayout, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(afterLayout, REST_MS);
  };
  document.addEventListener('scroll', wait, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
