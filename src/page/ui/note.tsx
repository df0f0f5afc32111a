import { useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { focusById, TOP_ID } from '../scroll/go-to.ts';
import { CloseIcon } from './icons.tsx';
import styles from './note.module.css';

export function Note({ text, isOverHero }: { text: string; isOverHero: boolean }) {
  const { messages } = useLanguage();
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className={styles.note} data-over-hero={isOverHero} data-only="screen">
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={messages.hideNote}
        onClick={() => {
          setIsDismissed(true);
          focusById(TOP_ID);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
