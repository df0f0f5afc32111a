let isPending = false;

/** `history.back()` is asynchronous; a second call before it has finished would go one step too far. */
export function goBack(): void {
  if (isPending) return;
  isPending = true;
  window.addEventListener(
    'popstate',
    () => {
      isPending = false;
    },
    { once: true },
  );
  window.history.back();
}

/** Runs at once, or after a pending Back, which would undo a history entry pushed before it. */
export function afterPendingBack(run: () => void): void {
  if (isPending) window.addEventListener('popstate', run, { once: true });
  else run();
}
