import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { whenAnimationsEnd } from '../../platform/when-animations-end.ts';
import styles from './modal.module.css';

interface ModalListeners {
  /** It is in sight; the answer is called when it closes. */
  readonly onOpen?: (() => () => void) | undefined;
  /** It has gone from sight. */
  readonly onGone: () => void;
}

interface ModalProps
  extends ModalListeners,
    Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby'> {
  readonly isOpen: boolean;
  /** Wanted by Escape, by a tap beside it, or by the browser. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What lies over the page until it is closed. */
export function Modal({ isOpen, onOpen, onClose, onGone, children, ...name }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, isOpen, { onOpen, onGone });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      {...name}
      // Half gone, it is no longer there for those who do not see it go.
      aria-hidden={!isOpen}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it by itself. Told late of a close of ours, it may be open again: Forward is quick.
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Opens and closes a dialog element as the state says. */
function useModal(
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
