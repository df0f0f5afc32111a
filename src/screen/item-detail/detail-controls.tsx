import { useLanguage } from '../../state/language.tsx';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { CloseIcon } from '../shared/icons.tsx';
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
      <ArrowButton
        towards="start"
        name={messages.previousItem}
        className={styles.arrow}
        onPress={() => onMove(-1)}
      />
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
  );
}
