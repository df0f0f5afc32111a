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

/** What goes on from here, once it is clear where that is: in that moment it would be undone by its end. */
export function afterPendingBack(goOn: () => void): void {
  if (isGoingBack) window.addEventListener('popstate', goOn, { once: true });
  else goOn();
}
