import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { ItemInCategory } from '../../domain/find-item.ts';
import { DETAIL_SIZES, DISH_WIDTHS } from '../../domain/pictures.ts';
import type { Item } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { stepOfArrowKey } from '../language/reading-direction.ts';
import { closeDish } from '../overlays/history.ts';
import { focusById } from '../scroll/go-to.ts';
import { accessibleTitle } from '../ui/dish-picture.tsx';
import modal from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';
import { SizedImage } from '../ui/sized-image.tsx';
import { DetailMoves, DetailOffer } from './detail-bar.tsx';
import { DetailBody } from './detail-body.tsx';
import styles from './detail-panel.module.css';
import { type CardPosition, cardPosition, returnToCard } from './dish-card.ts';
import { usePictureTransition } from './use-picture-transition.ts';
import { useSheetMoves } from './use-sheet-moves.ts';

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

interface DetailPanelProps {
  readonly openItem: ItemInCategory;
  readonly titleId: string;
  readonly panel: RefObject<HTMLDivElement | null>;
}

function DetailPanel({ openItem, titleId, panel }: DetailPanelProps) {
  const { item, previous, next, position, count } = openItem;
  const { language, direction, messages } = useLanguage();
  const { stage, beside, hasMoved, move } = useSheetMoves(openItem, panel);
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOfArrowKey(event, direction);
    if (step !== 0) move(step);
  };
  const name = accessibleTitle(item, language) ?? messages.dish;
  return (
    // Focusable, so that after a click on plain text the arrow keys still work.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same as the keys
    <div
      ref={panel}
      className={`${modal.panel} ${styles.panel}`}
      tabIndex={-1}
      onKeyDown={moveByKey}
    >
      <div ref={stage} className={styles.stage}>
        <DetailBody key={item.id} item={item} titleId={titleId} isFromCard={!hasMoved} />
        {beside && <DetailBody key={beside.item.id} item={beside.item} side={beside.side} />}
      </div>
      <DetailOffer
        item={item}
        announcement={hasMoved ? messages.dishPlace(name, position, count) : ''}
      />
      <DetailMoves isAlone={count === 1} move={move} />
      <PreloadedPictures items={[previous, next]} />
    </div>
  );
}

function PreloadedPictures({ items }: { items: readonly Item[] }) {
  const pictures = new Set(items.flatMap(({ image }) => image ?? []));
  return (
    <div hidden>
      {[...pictures].map((image) => (
        <SizedImage key={image} address={image} alt="" widths={DISH_WIDTHS} sizes={DETAIL_SIZES} />
      ))}
    </div>
  );
}
