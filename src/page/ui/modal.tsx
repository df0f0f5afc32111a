import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { whenAnimationsEnd } from '../scroll/motion.ts';
import styles from './modal.module.css';

interface ModalListeners {
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** The closing animation has finished. */
  readonly onClosed: () => void;
}

interface ModalProps
  extends ModalListeners,
    Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby'> {
  readonly isOpen: boolean;
  /** By Escape, a tap on the backdrop, or the browser. */
  readonly onRequestClose: () => void;
  readonly children: ReactNode;
}

/** A modal `<dialog>` whose open state belongs to its parent. */
export function Modal(props: ModalProps) {
  const { isOpen, onOpen, onClose, onRequestClose, onClosed, children, ...name } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  useModal(dialog, isOpen, { onOpen, onClose, onClosed });
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

function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  listeners: ModalListeners,
): void {
  const onOpen = useEffectEvent(() => listeners.onOpen?.());
  const onClose = useEffectEvent(() => listeners.onClose?.());
  const onClosed = useEffectEvent(listeners.onClosed);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    onOpen();
    return () => {
      element.close();
      onClose();
      whenAnimationsEnd(element, () => {
        if (!element.open) onClosed();
      });
    };
  }, [dialog, isOpen]);
}
