import { useId, useState } from 'react';
import type { ItemPlace } from '../../domain/find-item.ts';
import { focusById } from '../shared/go-to.ts';
import { Modal } from '../shared/modal.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { closeDish } from './dish-address.ts';
import { leaveCard } from './last-opened-card.ts';
import { usePictureTransition } from './use-picture-transition.ts';

/** The item that is open, if one is, among its neighbours. */
export function ItemDetail({ place }: { place: ItemPlace | undefined }) {
  const titleId = useId();
  const isOpen = usePictureTransition(place !== undefined);

  // What was open is still seen while the dialog goes.
  const [lastPlace, setLastPlace] = useState<ItemPlace>();
  if (place && place !== lastPlace) setLastPlace(place);
  const shown = place ?? lastPlace;

  return (
    <Modal
      aria-labelledby={titleId}
      isOpen={isOpen}
      onOpen={() => {
        focusById(titleId);
        return leaveCard();
      }}
      onClose={closeDish}
      onGone={() => setLastPlace(undefined)}
    >
      {shown && <DetailPanel place={shown} titleId={titleId} />}
    </Modal>
  );
}
