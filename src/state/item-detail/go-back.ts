let isGoingBack = false;

/** Going back takes a moment; a second request in that moment would lead one step too far. */
export function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const isThere = () => {
    isGoingBack = false;
  };
  window.addEventListener('popstate', isThere, { once: true });
  window.history.back();
}
