import { useMemo } from 'react';
import type { Item, Section } from '../../menu/types.ts';
import type { Overlay } from '../../state/allergens/overlay.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { AllergensSheet } from './allergens-sheet.tsx';
import { OverlayDialog } from './overlay-dialog.tsx';
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
