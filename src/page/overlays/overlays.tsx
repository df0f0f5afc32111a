import { type ReactNode, useState } from 'react';
import type { Item, Section } from '../../domain/types.ts';
import { picksMessages } from '../../i18n/picks.ts';
import { AllergensSheet } from '../allergens/allergens-sheet.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { PicksSheet } from '../picks/picks-sheet.tsx';
import { SharedPicksSheet } from '../picks/shared-picks-sheet.tsx';
import { focusById, MENU_ID } from '../scroll/go-to.ts';
import { Modal } from '../ui/modal.tsx';
import { WaiterCard } from '../waiter/waiter-card.tsx';
import { closeOverlay, type Overlay } from './overlay.ts';

export interface OverlaysProps {
  readonly overlay: Overlay | undefined;
  readonly sections: readonly Section[];
  readonly query: string;
  /** The open dish below the overlay. */
  readonly dish: Item | undefined;
}

export function Overlays({ overlay, sections, query, dish }: OverlaysProps) {
  const { language, messages } = useLanguage();
  const words = picksMessages[language];
  return (
    <>
      <OverlayDialog
        overlay="allergens"
        name={messages.allergenChoice}
        isOpen={overlay === 'allergens'}
      >
        <AllergensSheet sections={sections} query={query} />
      </OverlayDialog>
      <OverlayDialog overlay="waiter" name={messages.showWaiter} isOpen={overlay === 'waiter'}>
        <WaiterCard dish={dish} sections={sections} />
      </OverlayDialog>
      <OverlayDialog overlay="picks" name={words.myPicks} isOpen={overlay === 'picks'}>
        <PicksSheet sections={sections} />
      </OverlayDialog>
      <OverlayDialog
        overlay="sharedPicks"
        name={words.addToPicks}
        isOpen={overlay === 'sharedPicks'}
      >
        <SharedPicksSheet sections={sections} />
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

/** Its content stays rendered until the closing animation has finished. */
function OverlayDialog({ overlay, name, isOpen, children }: OverlayDialogProps) {
  const [isRendered, setIsRendered] = useState(isOpen);
  if (isOpen && !isRendered) setIsRendered(true);
  return (
    <Modal
      aria-label={name}
      isOpen={isOpen}
      onRequestClose={() => closeOverlay(overlay)}
      onClosed={() => {
        setIsRendered(false);
        // The button that opened it may be gone, as the bar of an emptied list is.
        if (document.activeElement?.matches('body, dialog:not([open]) *')) focusById(MENU_ID);
      }}
    >
      {isRendered && children}
    </Modal>
  );
}
