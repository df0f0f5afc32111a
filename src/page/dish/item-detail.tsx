import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { ItemInCategory } from '../../domain/find-item.ts';
import { DETAIL_SIZES, DISH_WIDTHS } from '../../domain/pictures.ts';
import type { Item } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { LanguageButton, useLanguage } from '../language/language-provider.tsx';
import { type Step, stepOfArrowKey } from '../language/reading-direction.ts';
import { closeDish, openOverlay } from '../overlays/history.ts';
import { usePicksControls } from '../picks/picks-provider.tsx';
import { focusById } from '../scroll/go-to.ts';
import { ArrowButton } from '../ui/arrow-button.tsx';
import { CloseIcon, ShareIcon, WaiterIcon } from '../ui/icons.tsx';
import modal from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';
import { Price } from '../ui/price.tsx';
import { linkTo, ShareNote, useShare } from '../ui/share.tsx';
import { SizedImage } from '../ui/sized-image.tsx';
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
  const { shared, share } = useShare(item);
  const shareDish = () => {
    const title = item.title[language];
    share({ url: linkTo({ language, dish: item.id }), ...(title !== undefined && { title }) });
  };
  const actions = <DetailActions onShare={shareDish} />;
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
        <DetailBody
          key={item.id}
          item={item}
          titleId={titleId}
          isFromCard={!hasMoved}
          actions={actions}
        />
        {beside && (
          <DetailBody
            key={beside.item.id}
            item={beside.item}
            side={beside.side}
            actions={actions}
          />
        )}
      </div>
      <div className={styles.bar} data-part="bar">
        <ShareNote shared={shared} copied={messages.linkCopied}>
          {hasMoved && messages.dishPlace(dishName(item, language), position, count)}
        </ShareNote>
        <DetailOffer item={item} />
        <DetailMoves isAlone={count === 1} move={move} />
      </div>
      <PreloadedPictures items={[previous, next]} />
    </div>
  );
}

/** Rare: small and round, on the picture or beside the title. */
function DetailActions({ onShare }: { onShare: () => void }) {
  const { messages } = useLanguage();
  return (
    <>
      <button
        type="button"
        aria-label={messages.showWaiter}
        onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
      >
        <WaiterIcon />
      </button>
      <LanguageButton className={styles.language} isShort isNamedWhole />
      <button type="button" aria-label={messages.share} onClick={onShare}>
        <ShareIcon />
      </button>
    </>
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

function DetailOffer({ item }: { item: Item }) {
  const { language, messages } = useLanguage();
  const picks = usePicksControls();
  const price = item.price[language];
  return (
    <div className={styles.offer}>
      {price !== undefined && (
        <p className={styles.price}>
          <Price price={price} language={language} />
        </p>
      )}
      {item.soldOut ? (
        <p className={styles.soldOut}>{messages.soldOut}</p>
      ) : (
        picks && <picks.Stepper item={item} />
      )}
    </div>
  );
}

/** Within reach of the thumb. The only dish of its category has no previous and next. */
function DetailMoves({ isAlone, move }: { isAlone: boolean; move: (step: Step) => void }) {
  const { messages } = useLanguage();
  const arrow = `${modal.button} ${styles.arrow}`;
  return (
    <div className={styles.moves}>
      {!isAlone && (
        <ArrowButton step={-1} name={messages.previousItem} className={arrow} onMove={move} />
      )}
      <button type="button" className={`${modal.button} ${styles.close}`} onClick={closeDish}>
        <CloseIcon />
        {messages.close}
      </button>
      {!isAlone && (
        <ArrowButton step={1} name={messages.nextItem} className={arrow} onMove={move} />
      )}
    </div>
  );
}
