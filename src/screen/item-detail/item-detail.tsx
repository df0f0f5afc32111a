import { useCallback, useId, useRef, useState } from 'react';
import type { ItemPlace } from '../../menu/find-item.ts';
import { closeDish } from '../../state/dish-address.ts';
import { useModal } from '../../state/use-modal.ts';
import { useReturnToCard } from '../../state/use-return-to-card.ts';
import { useTitleFocus } from '../../state/use-title-focus.ts';
import { useTravel } from '../../state/use-travel.ts';
import { DetailPanel } from './detail-panel.tsx';
import styles from './item-detail.module.css';

/** The item that is open, if one is, among its neighbours. */
export function ItemDetail({ place }: { place: ItemPlace | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOpen = useTravel(place !== undefined);

  // What was open is still seen while the dialog goes.
  const [lastPlace, setLastPlace] = useState<ItemPlace>();
  if (place && place !== lastPlace) setLastPlace(place);
  const shown = place ?? lastPlace;
  useModal(
    dialog,
    isOpen,
    useCallback(() => setLastPlace(undefined), []),
  );
  useReturnToCard(isOpen);
  useTitleFocus(titleId, isOpen, shown?.item.id);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // Half gone, it is no longer there for those who do not see it go.
      aria-hidden={!isOpen}
      onCancel={(event) => {
        event.preventDefault();
        closeDish();
      }}
      onClose={closeDish}
      onClick={(event) => {
        if (event.target === dialog.current) closeDish();
      }}
    >
      {shown && <DetailPanel place={shown} titleId={titleId} />}
    </dialog>
  );
}
