import { useId, useState } from 'react';
import type { ItemInCategory } from '../../domain/find-item.ts';
import { focusById } from '../scroll/go-to.ts';
import { Modal } from '../ui/modal.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { closeDish } from './dish-address.ts';
import { cardPosition, restoreScrollAndFocus } from './last-opened-card.ts';
import { usePictureTransition } from './use-picture-transition.ts';

/** The dialog of the open item, if there is one. */
export function ItemDetail({ openItem }: { openItem: ItemInCategory | undefined }) {
  const titleId = useId();
  const isOpen = usePictureTransition(openItem !== undefined);

  // The last item stays visible while the dialog closes.
  const [lastOpen, setLastOpen] = useState<ItemInCategory>();
  if (openItem && openItem !== lastOpen) setLastOpen(openItem);
  const shown = openItem ?? lastOpen;

  return (
    <Modal
      aria-labelledby={titleId}
      isOpen={isOpen}
      onOpen={() => {
        focusById(titleId);
        const position = cardPosition();
        return () => restoreScrollAndFocus(position);
      }}
      onRequestClose={closeDish}
      onClosed={() => setLastOpen(undefined)}
    >
      {shown && <DetailPanel openItem={shown} titleId={titleId} />}
    </Modal>
  );
}
