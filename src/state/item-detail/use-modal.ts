import { type RefObject, useEffect } from 'react';
import { whenAnimationsEnd } from '../../platform/when-animations-end.ts';

/** Opens and closes a dialog element as the state says; tells when it has gone from sight. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onGone: () => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) {
      if (!element.open) element.showModal();
      return;
    }
    element.close();
    return whenAnimationsEnd(element, onGone);
  }, [dialog, isOpen, onGone]);
}
