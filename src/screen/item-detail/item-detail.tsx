import { useCallback, useId, useRef, useState } from 'react';
import { findItem, type ItemPlace } from '../../menu/find-item.ts';
import { DETAIL_SIZES, DISH_WIDTHS } from '../../menu/pictures.ts';
import type { Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { useModal } from '../../state/use-modal.ts';
import type { OpenItem } from '../../state/use-open-item.ts';
import { stepOfArrowKey, useSwipe } from '../../state/use-swipe.ts';
import { SizedImage } from '../shared/sized-image.tsx';
import { DetailBody } from './detail-body.tsx';
import { DetailControls } from './detail-controls.tsx';
import styles from './item-detail.module.css';

interface ItemDetailProps {
  /** The menu as displayed: under a search, previous and next lead through the matches. */
  readonly displayed: readonly Section[];
  readonly all: readonly Section[];
  readonly openItem: OpenItem;
}

export function ItemDetail({ displayed, all, openItem }: ItemDetailProps) {
  const { direction } = useLanguage();
  const { itemId, replace, close } = openItem;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const place =
    itemId === undefined ? undefined : (findItem(displayed, itemId) ?? findItem(all, itemId));

  // What was open is still seen while the dialog goes.
  const [lastPlace, setLastPlace] = useState<ItemPlace>();
  if (place && place.item !== lastPlace?.item) setLastPlace(place);
  const shown = place ?? lastPlace;
  useModal(
    dialog,
    place !== undefined,
    useCallback(() => setLastPlace(undefined), []),
  );

  const move = (step: 1 | -1) => {
    if (place) replace((step === 1 ? place.next : place.previous).id);
  };
  const swipeHandlers = useSwipe(direction, move);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => {
        const step = stepOfArrowKey(event.key, direction);
        if (step !== 0) move(step);
      }}
      {...swipeHandlers}
    >
      {shown && (
        <div className={styles.panel}>
          <DetailBody key={shown.item.id} item={shown.item} titleId={titleId} />
          <DetailControls onMove={move} onClose={close} />
          {place && <Neighbours previous={place.previous} next={place.next} />}
        </div>
      )}
    </dialog>
  );
}

/** The neighbours' pictures, out of sight, so that they are there before they are asked for. */
function Neighbours(items: Pick<ItemPlace, 'previous' | 'next'>) {
  const pictures = new Set(
    [items.previous.image, items.next.image].filter((image) => image !== undefined),
  );
  return (
    <div hidden>
      {[...pictures].map((image) => (
        <SizedImage key={image} address={image} alt="" widths={DISH_WIDTHS} sizes={DETAIL_SIZES} />
      ))}
    </div>
  );
}
