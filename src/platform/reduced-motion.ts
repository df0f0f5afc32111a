export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How to scroll: only those who do not mind are taken along. */
export function scrollBehavior(): ScrollBehavior {
  return isMotionReduced() ? 'instant' : 'smooth';
}

export function isMotionReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}
