import { ArrowButton } from '../shared/arrow-button.tsx';
import { CloseIcon } from '../shared/icons.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import buttons from './detail-buttons.module.css';
import styles from './detail-moves.module.css';

interface DetailMovesProps {
  /** The one dish of its category leads to no other. */
  readonly isAlone: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** At the bottom, where the thumb is. */
export function DetailMoves({ isAlone, onMove, onClose }: DetailMovesProps) {
  const { messages } = useLanguage();
  return (
    <div className={styles.moves}>
      {!isAlone && (
        <ArrowButton
          towards="start"
          name={messages.previousItem}
          className={`${buttons.button} ${styles.arrow}`}
          onPress={() => onMove(-1)}
        />
      )}
      <button type="button" className={`${buttons.button} ${styles.close}`} onClick={onClose}>
        <CloseIcon size={20} />
        {messages.close}
      </button>
      {!isAlone && (
        <ArrowButton
          towards="end"
          name={messages.nextItem}
          className={`${buttons.button} ${styles.arrow}`}
          onPress={() => onMove(1)}
        />
      )}
    </div>
  );
}
