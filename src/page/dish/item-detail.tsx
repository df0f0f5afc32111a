import { useId, useState } from 'react';
import type { ItemPlace } from '../../domain/find-item.ts';
import { focusById } from '../shared/go-to.ts';
import { Modal } from '../shared/modal.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { closeDish } from './dish-address.ts';
import { cardPosition, restoreScrollAndFocus } from './last-opened-card.ts';
import { usePictureTransition } from './use-picture-transition.ts';

/** The dialog of the open item, if there is one. */
export function ItemDetail({ place }: { place: ItemPlace | undefined }) {
  const titleId = useId();
  const isOpen = usePictureTransition(place !== undefined);

  // The last item stays visible while the dialog closes.
  const [lastPlace, setLastPlace] = useState<ItemPlace>();
  if (place && place !== lastPlace) setLastPlace(place);
  const shown = place ?? lastPlace;

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
      onClosed={() => setLastPlace(undefined)}
    >
      {shown && <DetailPanel place={shown} titleId={titleId} />}
    </Modal>
  );
}
