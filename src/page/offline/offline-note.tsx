import { useState } from 'react';
import { focusById, TOP_ID } from '../shared/go-to.ts';
import { CloseIcon } from '../shared/icons.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './offline-note.module.css';

/** Says that the menu may be outdated. */
export function OfflineNote({ isOverHero }: { isOverHero: boolean }) {
  const { messages } = useLanguage();
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className={styles.note} data-over-hero={isOverHero}>
      <p className={styles.text}>{messages.offline}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={messages.hideNote}
        onClick={() => {
          setIsDismissed(true);
          focusById(TOP_ID);
        }}
      >
        <CloseIcon size={20} />
      </button>
    </div>
  );
}
