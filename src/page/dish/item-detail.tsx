import { useId, useState } from 'react';
import type { ItemPlace } from '../../domain/find-item.ts';
import { focusPlace } from '../shared/go-to.ts';
import { Modal } from '../shared/modal.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { closeDish } from './dish-address.ts';
import { leaveCard } from './last-card.ts';
import { useTravel } from './use-travel.ts';

/** The item that is open, if one is, among its neighbours. */
export function ItemDetail({ place }: { place: ItemPlace | undefined }) {
  const titleId = useId();
  const isOpen = useTravel(place !== undefined);

  // What was open is still seen while the dialog goes.
  const [lastPlace, setLastPlace] = useState<ItemPlace>();
  if (place && place !== lastPlace) setLastPlace(place);
  const shown = place ?? lastPlace;

  return (
    <Modal
      aria-labelledby={titleId}
      isOpen={isOpen}
      onOpen={() => {
        focusPlace(titleId);
        return leaveCard();
      }}
      onClose={closeDish}
      onGone={() => setLastPlace(undefined)}
    >
      {shown && <DetailPanel place={shown} titleId={titleId} />}
    </Modal>
  );
}
