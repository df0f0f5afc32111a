export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How to scroll: only those who do not mind are taken along. */
export function scrollBehavior(): ScrollBehavior {
  return isMotionReduced() ? 'instant' : 'smooth';
}

export function isMotionReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Calls back when nothing in the element moves any more: at once where motion is off. */
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
const REST_MS = 150;

/** Calls back when the page has come to rest. Safari says so from 26.2 on; before, it is rest that does. */
export function whenScrollEnds(signal: AbortSignal, callBack: () => void): void {
  if ('onscrollend' in window) {
    document.addEventListener('scrollend', callBack, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callBack, REST_MS);
  };
  document.addEventListener('scroll', wait, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
