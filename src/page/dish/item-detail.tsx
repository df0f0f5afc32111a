import { useId, useRef, useState } from 'react';
import type { ItemInCategory } from '../../domain/find-item.ts';
import { closeDish } from '../overlays/history.ts';
import { focusById } from '../scroll/go-to.ts';
import { Modal } from '../ui/modal.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { type CardPosition, cardPosition, returnToCard } from './dish-card.ts';
import { usePictureTransition } from './use-picture-transition.ts';

/** The dialog of the open item, if there is one. */
export function ItemDetail({ openItem }: { openItem: ItemInCategory | undefined }) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const position = useRef<CardPosition>(undefined);

  // The last item stays visible while the dialog closes.
  const [lastOpen, setLastOpen] = useState<ItemInCategory>();
  if (openItem && openItem !== lastOpen) setLastOpen(openItem);
  const shown = openItem ?? lastOpen;
  const id = shown?.item.id ?? '';
  const isOpen = usePictureTransition(id, openItem !== undefined);

  return (
    <Modal
      aria-labelledby={shown && titleId}
      isOpen={isOpen}
      onOpen={() => {
        // A drag may have closed it a moment ago.
        panel.current?.style.removeProperty('translate');
        focusById(titleId);
        position.current = cardPosition(id);
      }}
      onClose={() => returnToCard(id, position.current)}
      onRequestClose={closeDish}
      onClosed={() => setLastOpen(undefined)}
    >
      {shown && <DetailPanel openItem={shown} titleId={titleId} panel={panel} />}
    </Modal>
  );
}
