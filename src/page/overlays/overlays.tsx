import { type ReactNode, useState } from 'react';
import { findItem } from '../../domain/find-item.ts';
import type { Section } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useAllergens } from '../allergens/allergens-provider.tsx';
import { AllergensSheet } from '../allergens/allergens-sheet.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { PicksSheet } from '../picks/picks-sheet.tsx';
import { SharedPicksSheet } from '../picks/shared-picks-sheet.tsx';
import { focusById, MENU_ID } from '../scroll/go-to.ts';
import { Modal } from '../ui/modal.tsx';
import { WaiterCard } from '../waiter/waiter-card.tsx';
import { type AnyOverlay, closeOverlay, useDishInAddress } from './history.ts';

export interface OverlaysProps {
  readonly open: AnyOverlay | undefined;
  readonly sections: readonly Section[] | undefined;
  readonly query: string;
}

const NO_SECTIONS: readonly Section[] = [];

export function Overlays({ open, sections = NO_SECTIONS, query }: OverlaysProps) {
  const { language, messages } = useLanguage();
  const { groups } = useAllergens();
  const id = useDishInAddress();
  const words = overlayMessages[language];
  const dish = id === undefined ? undefined : findItem(sections, id)?.item;
  // Without a menu there are still allergens to choose and to show.
  const isReady = sections !== NO_SECTIONS || (open === 'waiter' && groups.length > 0);
  const shown = isReady || open === 'allergens' ? open : undefined;
  return (
    <>
      <OverlayDialog overlay="allergens" shown={shown} name={messages.allergenChoice}>
        <AllergensSheet sections={sections} query={query} />
      </OverlayDialog>
      <OverlayDialog overlay="waiter" shown={shown} name={messages.showWaiter}>
        <WaiterCard dish={dish} sections={sections} />
      </OverlayDialog>
      <OverlayDialog overlay="picks" shown={shown} name={words.myPicks}>
        <PicksSheet sections={sections} />
      </OverlayDialog>
      <OverlayDialog overlay="sharedPicks" shown={shown} name={words.addToPicks}>
        <SharedPicksSheet sections={sections} />
      </OverlayDialog>
    </>
  );
}

interface OverlayDialogProps {
  readonly overlay: AnyOverlay;
  readonly shown: AnyOverlay | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

/** Its content stays rendered until the closing animation has finished. */
function OverlayDialog({ overlay, shown, name, children }: OverlayDialogProps) {
  const isOpen = overlay === shown;
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
