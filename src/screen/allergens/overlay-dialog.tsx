import { type ReactNode, useCallback, useRef, useState } from 'react';
import { closeOverlay, type Overlay } from '../../state/overlay.ts';
import { useModal } from '../../state/use-modal.ts';
import dialogs from '../item-detail/item-detail.module.css';

interface OverlayDialogProps {
  readonly overlay: Overlay;
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What lies over the page; what was in it is still seen while it goes. */
export function OverlayDialog({ overlay, name, isOpen, children }: OverlayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSeen, setIsSeen] = useState(isOpen);
  if (isOpen && !isSeen) setIsSeen(true);
  useModal(
    dialog,
    isOpen,
    useCallback(() => setIsSeen(false), []),
  );
  const close = () => closeOverlay(overlay);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={dialogs.dialog}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      {isSeen && children}
    </dialog>
  );
}
