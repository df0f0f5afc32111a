import { useLanguage } from '../../state/language.tsx';
import { ChevronIcon, CloseIcon } from '../shared/icons.tsx';
import styles from './detail-controls.module.css';

interface DetailControlsProps {
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** At the bottom, where the thumb is. */
export function DetailControls({ onMove, onClose }: DetailControlsProps) {
  const { messages } = useLanguage();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.arrow}
        data-towards="start"
        aria-label={messages.previousItem}
        onClick={() => onMove(-1)}
      >
        <ChevronIcon />
      </button>
      <button type="button" className={styles.close} onClick={onClose}>
        <CloseIcon size={20} />
        {messages.close}
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-towards="end"
        aria-label={messages.nextItem}
        onClick={() => onMove(1)}
      >
        <ChevronIcon />
      </button>
    </div>
  );
}
