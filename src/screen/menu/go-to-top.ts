/** The element that a keyboard goes on from as on a page that was just opened. */
export const TOP_ID = 'top';

export function goToTop(behavior: ScrollBehavior): void {
  window.scrollTo({ top: 0, behavior });
  // What was tapped is about to go.
  document.getElementById(TOP_ID)?.focus({ preventScroll: true });
}
