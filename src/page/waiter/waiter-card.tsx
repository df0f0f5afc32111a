import { useMemo, useState } from 'react';
import { usePicks } from '../../device/picks.ts';
import { readTable } from '../../device/table.ts';
import { directionOf, LANGUAGES, type Language } from '../../domain/language.ts';
import { listPicks, type PricedDish, totalOf } from '../../domain/picks.ts';
import { keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Item, Section } from '../../domain/types.ts';
import { messages as allMessages, dishName } from '../../i18n/messages.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay } from '../overlays/history.ts';
import { Price } from '../ui/price.tsx';
import styles from './waiter-card.module.css';

export function WaiterCard(props: { dish: Item | undefined; sections: readonly Section[] }) {
  const { dish, sections } = props;
  const { messages } = useLanguage();
  const picks = usePicks();
  const { listed } = useMemo(() => listPicks(dish ? [] : picks, sections), [dish, picks, sections]);
  const [table] = useState(readTable);
  return (
    <div ref={keepAwake} className={styles.card} data-prints>
      <div className={styles.halves}>
        {LANGUAGES.toReversed().map((language) => (
          <Half key={language} table={table} dish={dish} listed={listed} language={language} />
        ))}
      </div>
      <button
        type="button"
        className={styles.close}
        data-only="screen"
        onClick={() => closeOverlay('waiter')}
      >
        {messages.close}
      </button>
    </div>
  );
}

interface HalfProps {
  readonly table: string | undefined;
  readonly dish: Item | undefined;
  readonly listed: readonly PricedDish[];
  readonly language: Language;
}

function Half({ table, dish, listed, language }: HalfProps) {
  const words = overlayMessages[language];
  const allergens = useMarks().chosenIn(language);
  // For example, where the page is loaded again after the list has expired.
  const isEmpty = !dish && listed.length === 0 && allergens.length === 0;
  return (
    <div className={styles.half} lang={language} dir={directionOf(language)}>
      {table !== undefined && (
        <p className={styles.note}>
          {words.table} <bdi>{table}</bdi>
        </p>
      )}
      {isEmpty && <p>{words.noPicks}</p>}
      {dish && <Dish dish={dish} language={language} />}
      {listed.length > 0 && <List listed={listed} language={language} />}
      {allergens.length > 0 && <p className={styles.cannotEat}>{words.cannotEat(allergens)}</p>}
    </div>
  );
}

function Dish({ dish, language }: { dish: Item; language: Language }) {
  const price = dish.price[language];
  return (
    <>
      <h2 className={styles.title}>
        <bdi>{keepNumbersWhole(dishName(dish, language))}</bdi>
      </h2>
      {price !== undefined && (
        <p>
          <Price price={price} language={language} />
        </p>
      )}
      <Warnings item={dish} language={language} />
    </>
  );
}

function Warnings({ item, language }: { item: Item; language: Language }) {
  const marks = useMarks().marksOf(item);
  const words = allMessages[language];
  return (
    <>
      {item.soldOut && <p className={styles.warning}>{words.soldOut}</p>}
      {marks.map((mark) => (
        <p key={mark.kind} className={styles.warning}>
          {mark.kind === 'noInformation'
            ? overlayMessages[language].noInformation
            : words[mark.kind](mark.namesIn(language))}
        </p>
      ))}
    </>
  );
}

function List({ listed, language }: Pick<HalfProps, 'listed' | 'language'>) {
  const { amount, uncounted } = totalOf(listed, language);
  const words = overlayMessages[language];
  return (
    <>
      <ul className={styles.list}>
        {listed.map(({ item, count }) => (
          <li key={item.id}>
            {count} × <bdi>{keepNumbersWhole(dishName(item, language))}</bdi>{' '}
            {uncounted.has(item.id) && <span className={styles.note}>{words.notInTotal}</span>}
            <Warnings item={item} language={language} />
          </li>
        ))}
      </ul>
      {amount !== undefined && (
        <p>
          {words.total} <Price price={amount} language={language} />
        </p>
      )}
    </>
  );
}

/** Holds a screen wake lock until the returned function is called. A hidden page loses it. */
function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const request = () => {
    // Denied, usually because of a low battery: the screen dims as usual.
    if ('wakeLock' in navigator) lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    document.removeEventListener('visibilitychange', request);
    lock?.then((held) => held?.release());
  };
}
