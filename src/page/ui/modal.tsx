import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { whenAnimationsEnd } from '../scroll/go-to.ts';
import styles from './modal.module.css';

interface ModalProps extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby'> {
  readonly isOpen: boolean;
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  readonly onClosed: () => void;
  readonly onRequestClose: () => void;
  readonly children: ReactNode;
}

export function Modal(props: ModalProps) {
  const { isOpen, onOpen, onClose, onRequestClose, onClosed, children, ...name } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const afterOpen = useEffectEvent(() => onOpen?.());
  const afterClose = useEffectEvent(() => onClose?.());
  const afterAnimation = useEffectEvent(onClosed);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    afterOpen();
    return () => {
      element.close();
      afterClose();
      whenAnimationsEnd(element, () => {
        if (!element.open) afterAnimation();
      });
    };
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      {...name}
      // While it animates out, screen readers must not find it.
      aria-hidden={!isOpen}
      onCancel={(event) => {
        event.preventDefault();
        onRequestClose();
      }}
      // The browser may close it by itself. `close` is asynchronous; the dialog may be open again.
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onRequestClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // Where text was selected across its edge, the click is the dialog's as well.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && target === pressed.current) onRequestClose();
      }}
    >
      {children}
    </dialog>
  );
}
