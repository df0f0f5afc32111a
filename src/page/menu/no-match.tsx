import type { Section } from '../../domain/types.ts';
import { useMatchesElsewhere } from '../search/use-matches-elsewhere.ts';
import { focusById, MENU_ID } from '../shared/go-to.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './notices.module.css';
import { Notice } from './notices.tsx';

interface NoMatchProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly onLeave: () => void;
}

/** Nothing matches in this language; what does in the other one is offered. */
export function NoMatch({ sections, query, onLeave }: NoMatchProps) {
  const { messages, toggleLanguage } = useLanguage();
  const elsewhere = useMatchesElsewhere(sections, query);
  const goOn = (step: () => void) => () => {
    step();
    focusById(MENU_ID);
  };
  return (
    <Notice height="search">
      <p className={styles.headline}>{messages.noMatch(query)}</p>
      <button type="button" className={styles.action} onClick={goOn(onLeave)}>
        {messages.showAll}
      </button>
      <div aria-live="polite">
        {elsewhere > 0 && (
          <button type="button" className={styles.offer} onClick={goOn(toggleLanguage)}>
            {messages.matchesElsewhere(elsewhere)}
          </button>
        )}
      </div>
    </Notice>
  );
}
