import { useCallback, useId, useRef, useState } from 'react';
import type { ItemPlace } from '../../menu/find-item.ts';
import { DETAIL_SIZES, DISH_WIDTHS } from '../../menu/pictures.ts';
import { closeDish, replaceDish } from '../../state/dish-address.ts';
import { useLanguage } from '../../state/language.tsx';
import { useDishTitle } from '../../state/use-document-title.ts';
import { useModal } from '../../state/use-modal.ts';
import { stepOfArrowKey, useSwipe } from '../../state/use-swipe.ts';
import { SizedImage } from '../shared/sized-image.tsx';
import { DetailBody } from './detail-body.tsx';
import { DetailControls } from './detail-controls.tsx';
import styles from './item-detail.module.css';

/** The item that is open, if one is, among its neighbours. */
export function ItemDetail({ place }: { place: ItemPlace | undefined }) {
  const { language, direction } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDishTitle(place?.item.title[language]);

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
    if (place) replaceDish((step === 1 ? place.next : place.previous).id);
  };
  const swipeHandlers = useSwipe(direction, move);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        closeDish();
      }}
      onClose={closeDish}
      onClick={(event) => {
        if (event.target === dialog.current) closeDish();
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
          <DetailControls item={shown.item} onMove={move} onClose={closeDish} />
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
