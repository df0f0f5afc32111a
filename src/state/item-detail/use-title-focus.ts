import { useEffect, useLayoutEffect } from 'react';

/**
 * Whoever opens a dish begins at its title. Who moves on by a button stays on that button; who was
 * inside the dish that has gone begins at the title of the next.
 */
export function useTitleFocus(titleId: string, isOpen: boolean, dish: string | undefined): void {
  useEffect(() => {
    if (isOpen) focusOn(titleId);
  }, [titleId, isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another dish has another title
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('dialog button')) focusOn(titleId);
  }, [titleId, dish]);
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
