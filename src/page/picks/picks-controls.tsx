import { memo, useMemo, useRef, useState } from 'react';
import { changePick, forgetExpiredPicks, usePickCount, usePicks } from '../../device/picks.ts';
import { COMMAS } from '../../domain/language.ts';
import { countAll, listPicks, totalOf } from '../../domain/picks.ts';
import { formatPrice } from '../../domain/price.ts';
import type { Item, Section } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { openOverlay } from '../overlays/history.ts';
import { MinusIcon, PlusIcon } from '../ui/icons.tsx';
import { Price } from '../ui/price.tsx';
import { useTrueFor } from '../ui/use-true-for.ts';
import styles from './picks-controls.module.css';

document.addEventListener('visibilitychange', forgetExpiredPicks);

export function AddButton({ item }: { item: Item }) {
  const { language } = useLanguage();
  const count = usePickCount(item.id);
  return (
    <button
      type="button"
      className={styles.add}
      data-count={count || undefined}
      data-only="screen"
      aria-label={overlayMessages[language].add(dishName(item, language))}
      onClick={() => changePick(item, 1)}
    >
      <PlusIcon />
    </button>
  );
}

interface StepperProps {
  readonly item: Pick<Item, 'id' | 'title' | 'soldOut'>;
  readonly title?: string;
  readonly onRemove?: () => void;
}

/** Without a pick it is one button: "Add to my picks" becomes "One more", and keeps the focus. */
export function Stepper({ item, title = '', onRemove }: StepperProps) {
  const { language } = useLanguage();
  const words = overlayMessages[language];
  const count = usePickCount(item.id);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.stepper} data-empty={count === 0}>
      {count > 0 && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={`${words.oneLess} ${title}`.trim()}
            onClick={() => {
              // This button goes with the last one.
              if (count === 1) add.current?.focus();
              if (count === 1) onRemove?.();
              changePick(item, -1);
            }}
          >
            <MinusIcon />
          </button>
          <output className={styles.count} aria-label={title || words.myPicks}>
            {count}
          </output>
        </>
      )}
      <button
        ref={add}
        type="button"
        className={styles.step}
        aria-label={count > 0 ? `${words.oneMore} ${title}`.trim() : undefined}
        aria-disabled={item.soldOut}
        onClick={() => {
          if (!item.soldOut) changePick(item, 1);
        }}
      >
        {count > 0 ? <PlusIcon /> : words.addToMyPicks}
      </button>
    </div>
  );
}

/** Longer than it takes to read the note. */
const NOTE_MS = 5000;

/** Above the footer, while there are picks. A keystroke does not add up their prices again. */
export const PicksBar = memo(function PicksBar({ sections }: { sections: readonly Section[] }) {
  const { language, messages } = useLanguage();
  const picks = usePicks();
  const words = overlayMessages[language];
  const { listed } = useMemo(() => listPicks(picks, sections), [picks, sections]);
  const { amount } = totalOf(listed, language);
  const count = countAll(listed);
  const label = `${words.myPicks}: ${messages.dishes(count)}`;
  const total = amount !== undefined && COMMAS[language] + formatPrice(amount, messages.currency);
  const hasPicks = picks.length > 0;
  const [hadPicks] = useState(hasPicks);
  const isNoteOver = useTrueFor(hasPicks, NOTE_MS);
  return (
    <div className={styles.bar} data-only="screen" aria-live="polite">
      {hasPicks && (
        <button
          type="button"
          className={styles.open}
          data-picks-bar
          aria-haspopup="dialog"
          aria-label={label + (total || '')}
          onClick={({ currentTarget }) => openOverlay('picks', currentTarget)}
        >
          <span className={styles.words}>{label}</span>
          {amount !== undefined && <span className={styles.comma}>{COMMAS[language]}</span>}{' '}
          <span className={styles.number} data-count={count} aria-hidden="true" />
          {amount !== undefined && <Price price={amount} language={language} />}
        </button>
      )}
      {hasPicks && !hadPicks && !isNoteOver && <p className={styles.note}>{words.added}</p>}
    </div>
  );
});
