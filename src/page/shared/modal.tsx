import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type ModalListeners, useModal } from '../dish/use-modal.ts';
import styles from './modal.module.css';

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
