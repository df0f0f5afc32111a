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
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      whenAnimationsEnd(element, () => {
        if (!element.open) onGone();
      });
    };
  }, [dialog, isOpen, onGone]);
}
