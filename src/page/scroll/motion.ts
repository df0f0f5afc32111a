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
