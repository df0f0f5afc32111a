import { formatPrice } from '../../domain/price.ts';
import type { Item } from '../../domain/types.ts';
import { openOverlay } from '../allergens/overlay.ts';
import { ShareIcon, WaiterIcon } from '../shared/icons.tsx';
import { LanguageButton } from '../shared/language-button.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import hidden from '../shared/visually-hidden.module.css';
import buttons from './detail-buttons.module.css';
import styles from './detail-offer.module.css';
import { useShare } from './use-share.ts';

interface DetailOfferProps {
  readonly item: Item;
  /** Heard when it changes. */
  readonly news: string;
}

/** What the dish costs, whatever is scrolled, and what can be done about it. */
export function DetailOffer({ item, news }: DetailOfferProps) {
  const { language, messages } = useLanguage();
  const { shared, share } = useShare(item.id);
  const price = item.price[language];
  return (
    <div className={styles.offer}>
      <p aria-live="polite" className={shared ? styles.news : hidden.hidden}>
        {shared === undefined && news}
        {shared?.status === 'copied' && messages.linkCopied}
        {shared?.status === 'shown' && <bdi className={styles.link}>{shared.link}</bdi>}
      </p>
      {price !== undefined && (
        <p className={styles.price}>
          <bdi>{formatPrice(price, messages.currency)}</bdi>
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttons.button} ${styles.waiter}`}
          aria-label={messages.showWaiter}
          onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
        >
          <WaiterIcon />
          <span className={styles.label}>{messages.showWaiter}</span>
        </button>
        <LanguageButton className={`${buttons.button} ${styles.language}`} />
        <button
          type="button"
          className={buttons.button}
          aria-label={messages.share}
          onClick={() => share(language, item.title[language])}
        >
          <ShareIcon />
        </button>
      </div>
    </div>
  );
}
