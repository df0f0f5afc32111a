import { type ReactNode, useState } from 'react';
import { Modal } from '../shared/modal.tsx';
import { closeOverlay, type Overlay } from './overlay.ts';

interface OverlayDialogProps {
  readonly overlay: Overlay;
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What is in it is there while it is seen: also on its way out. */
export function OverlayDialog({ overlay, name, isOpen, children }: OverlayDialogProps) {
  const [isSeen, setIsSeen] = useState(isOpen);
  if (isOpen && !isSeen) setIsSeen(true);
  return (
    <Modal
      aria-label={name}
      isOpen={isOpen}
      onClose={() => closeOverlay(overlay)}
      onGone={() => setIsSeen(false)}
    >
      {isSeen && children}
    </Modal>
  );
}
