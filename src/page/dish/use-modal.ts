import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenAnimationsEnd } from '../../platform/motion.ts';

export interface ModalListeners {
  /** It is in sight; the answer is called when it closes. */
  readonly onOpen?: (() => () => void) | undefined;
  /** It has gone from sight. */
  readonly onGone: () => void;
}

/** Opens and closes a dialog element as the state says. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  listeners: ModalListeners,
): void {
  const open = useEffectEvent(() => listeners.onOpen?.());
  const tellGone = useEffectEvent(listeners.onGone);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    const onClose = open();
    return () => {
      element.close();
      onClose?.();
      whenAnimationsEnd(element, () => {
        if (!element.open) tellGone();
      });
    };
  }, [dialog, isOpen]);
}
