import type { Item } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { useShare } from '../../state/use-share.ts';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { CloseIcon, ShareIcon } from '../shared/icons.tsx';
import styles from './detail-controls.module.css';

interface DetailControlsProps {
  readonly item: Item;
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** At the bottom, where the thumb is. */
export function DetailControls({ item, onMove, onClose }: DetailControlsProps) {
  const { language, messages } = useLanguage();
  const { shared, share } = useShare(item.id);
  return (
    <div className={styles.bar}>
      <p aria-live="polite" className={styles.shared}>
        {shared?.status === 'copied' && messages.linkCopied}
        {shared?.status === 'shown' && <bdi className={styles.link}>{shared.link}</bdi>}
      </p>
      <div className={styles.controls}>
        <ArrowButton
          towards="start"
          name={messages.previousItem}
          className={styles.arrow}
          onPress={() => onMove(-1)}
        />
        <button
          type="button"
          className={styles.share}
          aria-label={messages.share}
          onClick={() => share(language, item.title[language])}
        >
          <ShareIcon />
        </button>
        <button type="button" className={styles.close} onClick={onClose}>
          <CloseIcon size={20} />
          {messages.close}
        </button>
        <ArrowButton
          towards="end"
          name={messages.nextItem}
          className={styles.arrow}
          onPress={() => onMove(1)}
        />
      </div>
    </div>
  );
}
