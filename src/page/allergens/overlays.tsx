import { useMemo } from 'react';
import type { Item, Section } from '../../domain/types.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { AllergensSheet } from './allergens-sheet.tsx';
import type { Overlay } from './overlay.ts';
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
