export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function scrollBehavior(): ScrollBehavior {
  return isMotionReduced() ? 'instant' : 'smooth';
}

export function isMotionReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Calls back when all animations inside the element have ended; soon where there are none. */
export function whenAnimationsEnd(element: Element | null, callBack: () => void): () => void {
  let isCurrent = true;
  const animations = element?.getAnimations({ subtree: true }) ?? [];
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (isCurrent) callBack();
  });
  return () => {
    isCurrent = false;
  };
}

/** Longer than between two steps of a smooth scroll. */
const SCROLL_REST_MS = 150;

/** The frame of the `scrollend` event, one that finds out what came into view, one that lays it out. */
const FRAMES_UNTIL_LAYOUT = 3;

/**
 * Calls back when a scroll has ended and what came into view is laid out: only then have cards with
 * `content-visibility: auto` their real heights. Before version 26.2 Safari has no `scrollend`.
 */
export function whenScrollEnds(signal: AbortSignal, callBack: () => void): void {
  const afterLayout = () =>
    afterFrames(FRAMES_UNTIL_LAYOUT, () => {
      if (!signal.aborted) callBack();
    });
  if ('onscrollend' in window) {
    document.addEventListener('scrollend', afterLayout, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(afterLayout, SCROLL_REST_MS);
  };
  document.addEventListener('scroll', wait, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function afterFrames(count: number, callBack: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, callBack) : callBack()));
}
