import { type ReactNode, useState } from 'react';
import { findItem } from '../../domain/find-item.ts';
import type { Section } from '../../domain/types.ts';
import { picksMessages } from '../../i18n/picks.ts';
import { useAllergens } from '../allergens/allergens-provider.tsx';
import { AllergensSheet } from '../allergens/allergens-sheet.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { PicksSheet } from '../picks/picks-sheet.tsx';
import { SharedPicksSheet } from '../picks/shared-picks-sheet.tsx';
import { focusById, MENU_ID } from '../scroll/go-to.ts';
import { Modal } from '../ui/modal.tsx';
import { WaiterCard } from '../waiter/waiter-card.tsx';
import { closeOverlay, forgetSharedPicks, type Overlay, useDishInAddress } from './history.ts';

export interface OverlaysProps {
  readonly open: Overlay | 'sharedPicks' | undefined;
  /** None while the menu is loading or has failed. */
  readonly sections: readonly Section[] | undefined;
  /** What the menu is filtered by. */
  readonly query: string;
}

const NO_SECTIONS: readonly Section[] = [];

export function Overlays({ open, sections = NO_SECTIONS, query }: OverlaysProps) {
  const { language, messages } = useLanguage();
  const { groups } = useAllergens();
  const id = useDishInAddress();
  const words = picksMessages[language];
  const dish = id === undefined ? undefined : findItem(sections, id)?.item;
  const isRead = sections !== NO_SECTIONS;
  return (
    <>
      <OverlayDialog
        name={messages.allergenChoice}
        isOpen={open === 'allergens'}
        onRequestClose={() => closeOverlay('allergens')}
      >
        <AllergensSheet sections={sections} query={query} />
      </OverlayDialog>
      <OverlayDialog
        name={messages.showWaiter}
        isOpen={open === 'waiter' && (isRead || groups.length > 0)}
        onRequestClose={() => closeOverlay('waiter')}
      >
        <WaiterCard dish={dish} sections={sections} />
      </OverlayDialog>
      <OverlayDialog
        name={words.myPicks}
        isOpen={open === 'picks' && isRead}
        onRequestClose={() => closeOverlay('picks')}
      >
        <PicksSheet sections={sections} />
      </OverlayDialog>
      <OverlayDialog
        name={words.addToPicks}
        isOpen={open === 'sharedPicks' && isRead}
        onRequestClose={forgetSharedPicks}
      >
        <SharedPicksSheet sections={sections} />
      </OverlayDialog>
    </>
  );
}

interface OverlayDialogProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onRequestClose: () => void;
  readonly children: ReactNode;
}

/** Its content stays rendered until the closing animation has finished. */
function OverlayDialog({ name, isOpen, onRequestClose, children }: OverlayDialogProps) {
  const [isRendered, setIsRendered] = useState(isOpen);
  if (isOpen && !isRendered) setIsRendered(true);
  return (
    <Modal
      aria-label={name}
      isOpen={isOpen}
      onRequestClose={onRequestClose}
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
