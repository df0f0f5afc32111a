import { type ReactNode, useMemo, useState } from 'react';
import type { Item, Section } from '../../domain/types.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { Modal } from '../shared/modal.tsx';
import { AllergensSheet } from './allergens-sheet.tsx';
import { closeOverlay, type Overlay } from './overlay.ts';
import { WaiterCard } from './waiter-card.tsx';

export interface OverlaysProps {
  readonly overlay: Overlay | undefined;
  readonly sections: readonly Section[];
  /** The one that is open underneath. */
  readonly dish: Item | undefined;
}

export function Overlays({ overlay, sections, dish }: OverlaysProps) {
  const { messages } = useLanguage();
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  return (
    <>
      <OverlayDialog
        overlay="allergens"
        name={messages.allergenChoice}
        isOpen={overlay === 'allergens'}
      >
        <AllergensSheet items={items} />
      </OverlayDialog>
      <OverlayDialog overlay="waiter" name={messages.showWaiter} isOpen={overlay === 'waiter'}>
        <WaiterCard items={items} dish={dish} />
      </OverlayDialog>
    </>
  );
}

interface OverlayDialogProps {
  readonly overlay: Overlay;
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What is in it is there while it is seen: also on its way out. */
function OverlayDialog({ overlay, name, isOpen, children }: OverlayDialogProps) {
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
