import { useState } from 'react';
import { pageAddress } from '../../domain/addresses.ts';
import type { Item } from '../../domain/types.ts';
import { LanguageButton } from '../language/language-button.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import type { Step } from '../language/reading-direction.ts';
import { closeDish, openOverlay } from '../overlays/history.ts';
import { PickStepper } from '../picks/picks-provider.tsx';
import { ArrowButton } from '../ui/arrow-button.tsx';
import { CloseIcon, ShareIcon, WaiterIcon } from '../ui/icons.tsx';
import modal from '../ui/modal.module.css';
import { Price } from '../ui/price.tsx';
import { type Shared, ShareResult, shareOrCopy } from '../ui/share.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './detail-panel.module.css';

/** Price and actions, always visible. */
export function DetailOffer({ item, announcement }: { item: Item; announcement: string }) {
  const { language, messages } = useLanguage();
  const [outcome, setOutcome] = useState<{ readonly id: string; readonly shared: Shared }>();
  const shared = outcome?.id === item.id ? outcome.shared : undefined;
  const share = async () => {
    const url = new URL(pageAddress({ language, dish: item.id }), window.location.href).href;
    const title = item.title[language];
    const result = await shareOrCopy({ url, ...(title !== undefined && { title }) });
    if (result) setOutcome({ id: item.id, shared: result });
  };
  const price = item.price[language];
  return (
    <div className={styles.offer}>
      <p aria-live="polite" className={shared ? styles.notice : hidden.hidden}>
        {shared === undefined && announcement}
        <ShareResult shared={shared} copied={messages.linkCopied} />
      </p>
      {price !== undefined && (
        <p className={styles.price}>
          <Price price={price} language={language} />
        </p>
      )}
      <PickStepper item={item} />
      <div className={styles.actions}>
        <button
          type="button"
          className={modal.button}
          aria-label={messages.showWaiter}
          onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
        >
          <WaiterIcon />
          <span className={styles.label}>{messages.showWaiter}</span>
        </button>
        <LanguageButton className={`${modal.button} ${styles.language}`} isShort isNamedWhole />
        <button type="button" className={modal.button} aria-label={messages.share} onClick={share}>
          <ShareIcon />
        </button>
      </div>
    </div>
  );
}

/** Within reach of the thumb. The only dish of its category has no previous and next. */
export function DetailMoves({ isAlone, move }: { isAlone: boolean; move: (step: Step) => void }) {
  const { messages } = useLanguage();
  return (
    <div className={styles.moves}>
      {!isAlone && (
        <ArrowButton
          towards="start"
          name={messages.previousItem}
          className={`${modal.button} ${styles.arrow}`}
          onPress={() => move(-1)}
        />
      )}
      <button type="button" className={`${modal.button} ${styles.close}`} onClick={closeDish}>
        <CloseIcon />
        {messages.close}
      </button>
      {!isAlone && (
        <ArrowButton
          towards="end"
          name={messages.nextItem}
          className={`${modal.button} ${styles.arrow}`}
          onPress={() => move(1)}
        />
      )}
    </div>
  );
}
